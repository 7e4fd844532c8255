import type * as z from 'zod/mini';

/** What stands in the storage: an entry around a value. The schemas come from outside, so that they can be loaded late. */
type Schemas<Value extends z.ZodMiniType> = {
  entry: z.ZodMiniType<{ expiresAt: number; value?: unknown }>;
  value: Value;
};

/** A cache in local storage (docs/product/site.md#keep-9): what expired or cannot be read is deleted and missing. */
export function readCached<Schema extends z.ZodMiniType>(
  key: string,
  schemas: Schemas<Schema>,
  now: number,
): z.infer<Schema> | undefined {
  try {
    const stored = window.localStorage.getItem(key);
    if (stored === null) return undefined;
    const parsed = schemas.entry.safeParse(JSON.parse(stored));
    const value =
      parsed.success && parsed.data.expiresAt > now ? schemas.value.safeParse(parsed.data.value) : undefined;
    if (value?.success) return value.data;
    window.localStorage.removeItem(key);
  } catch {
    // No storage, or not JSON: the same as missing. A later write replaces it.
  }
  return undefined;
}

/** Keeps a value for `lifetime` milliseconds from `now`. */
export function writeCached(key: string, value: unknown, lifetime: number, now: number): void {
  try {
    window.localStorage.setItem(key, JSON.stringify({ expiresAt: now + lifetime, value }));
  } catch {
    // Storage is switched off or full: the next visit asks the API again.
  }
}
