import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../data/database';
import { newsletterSubscriptions as subscriptions } from '../data/schema';

/** How long a mailed link is valid, in milliseconds (docs/product/api.md#send-7). */
const LIFETIME = 48 * 3_600_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Makes the token of a mailed link and invalidates the previous one. The database holds only its hash. Returns undefined if
 * the subscription no longer waits for confirmation.
 */
export async function createToken(database: Database, subscription: number, now: Date): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const updated = await database
    .update(subscriptions)
    .set({ token_hash: hashOf(token), token_expires_at: new Date(now.getTime() + LIFETIME) })
    .where(and(eq(subscriptions.id, subscription), inArray(subscriptions.state, ['pending', 'consented'])))
    .returning({ id: subscriptions.id });
  return updated.length > 0 ? token : undefined;
}

/** When the link of a subscription was mailed; undefined if none was mailed, or the link was used. */
export const sentAt = ({ token_expires_at }: { token_expires_at: Date | null }) =>
  token_expires_at ? new Date(token_expires_at.getTime() - LIFETIME) : undefined;

const isValid = (token: string, now: Date) =>
  and(eq(subscriptions.token_hash, hashOf(token)), gt(subscriptions.token_expires_at, now));

/** Whether a link is still valid. */
export async function canConfirm(database: Database, token: string, now = new Date()): Promise<boolean> {
  const found = await database.select({ id: subscriptions.id }).from(subscriptions).where(isValid(token, now));
  return found.length > 0;
}

/** Confirms a subscription; each token works once. Returns false if the token is unknown, used or too old. */
export async function confirm(database: Database, token: string, now = new Date()): Promise<boolean> {
  const confirmed = await database
    .update(subscriptions)
    .set({ state: 'confirmed', confirmed_at: now, token_hash: null, token_expires_at: null })
    .where(isValid(token, now))
    .returning({ id: subscriptions.id });
  return confirmed.length > 0;
}

/** Erases addresses whose owners did not confirm in time: there is no ground to keep them (RGPD, article 5). */
export async function forgetUnconfirmed(database: Database, now: Date): Promise<void> {
  await database
    .delete(subscriptions)
    .where(and(eq(subscriptions.state, 'pending'), lt(subscriptions.token_expires_at, now)));
}
