import * as z from 'zod/mini';

/** What the expiring cache keeps: a value, and when it expires in milliseconds since 1970. */
export const expiringEntry = <Value extends z.ZodMiniType>(value: Value) => z.object({ expiresAt: z.number(), value });
