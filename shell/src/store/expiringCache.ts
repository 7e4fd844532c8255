import * as z from 'zod/mini';

const entry = z.object({ expiresAt: z.number(), value: z.unknown() });

/** The specification's generic local-storage cache (section 4): what expired or cannot be read is deleted and missing. */
export function readCached<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  now: number,
): z.infer<Schema> | undefined {
  try {
    const stored = window.localStorage.getItem(key);
    if (stored === null) return undefined;
    const parsed = z.safeParse(entry, JSON.parse(stored));
    const value = parsed.success && parsed.data.expiresAt > now ? z.safeParse(schema, parsed.data.value) : undefined;
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
