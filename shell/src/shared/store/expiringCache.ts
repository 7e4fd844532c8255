import type * as z from 'zod/mini';

/** Schemas of a stored entry and of the value in it. Callers pass them, so that they can load them late. */
type Schemas<Value extends z.ZodMiniType> = {
  entry: z.ZodMiniType<{ expiresAt: number; value?: unknown }>;
  value: Value;
};

/** Reads a value from local storage (docs/product/site.md#keep-9). Deletes an entry that expired or cannot be read. */
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
    // Storage is switched off, or the entry is no JSON, which a later write replaces.
  }
  return undefined;
}

/** Stores a value for `lifetime` milliseconds from `now`. */
export function writeCached(key: string, value: unknown, lifetime: number, now: number): void {
  try {
    window.localStorage.setItem(key, JSON.stringify({ expiresAt: now + lifetime, value }));
  } catch {
    // Storage is switched off or full, so the next visit asks the API again.
  }
}
