import { and, eq, sql } from 'drizzle-orm';
import { PRIVACY_NOTICE } from 'shared-contracts';
import type { Database } from '../data/database';
import { newsletterSubscriptions as subscriptions } from '../data/schema';

/**
 * Subscribes an address; it is committed when this resolves. The address is its own idempotency key: it has one row,
 * however often it is sent, and nobody learns whether it was there before (docs/product/api.md#send-2).
 */
export async function subscribe(database: Database, email: string): Promise<void> {
  const consent = { state: 'consented' as const, privacy_notice: PRIVACY_NOTICE.updated, consented_at: new Date() };
  await database.transaction(async (transaction) => {
    const added = await transaction
      .insert(subscriptions)
      .values({ email, ...consent })
      .onConflictDoNothing()
      .returning({ id: subscriptions.id });
    if (added.length > 0) return;
    await transaction
      .update(subscriptions)
      .set({ ...consent, unsubscribed_at: null })
      .where(and(isAddress(email), eq(subscriptions.state, 'unsubscribed')));
  });
}

/** Upper and lower case are one address. */
export const isAddress = (email: string) => eq(sql`lower(${subscriptions.email})`, email.toLowerCase());
