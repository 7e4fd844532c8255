import * as z from 'zod/mini';

/** An entry of the expiring cache: a value, and its expiry in milliseconds since 1970. */
export const expiringEntry = <Value extends z.ZodMiniType>(value: Value) => z.object({ expiresAt: z.number(), value });
