import type * as z from 'zod/mini';

type Entry<Value> = { expiresAt: number; value: Value };

/** Values that came from the storage. Writing one back would prolong its time (docs/product/site.md#keep-10). */
const stored = new WeakSet<object>();

/**
 * Reads a value of the cache in local storage (docs/product/site.md#keep-9): what expired or cannot be read is deleted and
 * missing. `now` in milliseconds since 1970. The schema, made by `expiringEntry`, is loaded only where there is an entry:
 * most pages of a visit do without schemas.
 */
export async function readCached<Value extends object>(
  key: string,
  loadSchema: () => PromiseLike<z.ZodMiniType<Entry<Value>>>,
  now: number,
): Promise<Value | undefined> {
  try {
    const text = window.localStorage.getItem(key);
    if (text === null) return undefined;
    const { data, success } = (await loadSchema()).safeParse(JSON.parse(text));
    if (success && data.expiresAt > now) {
      stored.add(data.value);
      return data.value;
    }
    window.localStorage.removeItem(key);
  } catch {
    // No storage, no schema, or not JSON: the same as missing. A later write replaces it.
  }
  return undefined;
}

/** Keeps a value for `lifetime` milliseconds from `now`. One that `readCached` gave stays as it is. */
export function writeCached(key: string, value: object, lifetime: number, now: number): void {
  if (stored.has(value)) return;
  try {
    window.localStorage.setItem(key, JSON.stringify({ expiresAt: now + lifetime, value }));
  } catch {
    // Storage is switched off or full: the next visit asks the API again.
  }
}
