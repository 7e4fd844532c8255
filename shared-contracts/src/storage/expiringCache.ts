import type * as z from 'zod/mini';

type Entry<Value> = { expiresAt: number; value: Value };

/** Values that were read from the storage. Writing one back would prolong its lifetime (docs/product/site.md#keep-10). */
const stored = new WeakSet<object>();

/**
 * Reads a value of the cache in local storage (docs/product/site.md#keep-9). An expired or unreadable entry is deleted and
 * counts as missing. `now` is in milliseconds since 1970. The schema, made by `expiringEntry`, is loaded only for an
 * existing entry, because most pages of a visit need no schemas.
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
    // No storage, no schema, or no JSON: the value counts as missing. A later write replaces the entry.
  }
  return undefined;
}

/** Keeps a value for `lifetime` milliseconds from `now`. A value that came from `readCached` keeps its first lifetime. */
export function writeCached(key: string, value: object, lifetime: number, now: number): void {
  if (stored.has(value)) return;
  try {
    window.localStorage.setItem(key, JSON.stringify({ expiresAt: now + lifetime, value }));
  } catch {
    // Storage is switched off or full, so the next visit asks the API again.
  }
}
