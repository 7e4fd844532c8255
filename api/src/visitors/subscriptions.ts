import { PRIVACY_NOTICE } from '@tramuntana/contracts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../data/database';
import { outbox, newsletterSubscriptions as subscriptions } from '../data/schema';
import { sentAt } from './confirmation';

/** Pause between two mails to one address, in milliseconds, so that no stranger can fill a mailbox with our mails. */
const MAIL_PAUSE = 10 * 60_000;

type SignUp = {
  email: string;
  /** Whether a mail asks the owner of the address to confirm. Otherwise the consent is kept as it was given. */
  mailed: boolean;
  now?: Date;
};

/**
 * Subscribes an address and queues the mail that asks for confirmation; both are committed when this resolves. An address
 * has one row, however often it is sent. Returns only whether its owner had confirmed it before: visitors may learn nothing
 * else (docs/product/api.md#send-2).
 */
export async function subscribe(
  database: Database,
  { email, mailed, now = new Date() }: SignUp,
): Promise<{ wasConfirmed: boolean }> {
  const state = mailed ? ('pending' as const) : ('consented' as const);
  const consent = { state, privacy_notice: PRIVACY_NOTICE.updated, consented_at: now };
  return database.transaction(async (transaction) => {
    await transaction
      .insert(subscriptions)
      .values({ email, ...consent })
      .onConflictDoNothing();
    const [known] = await transaction.select().from(subscriptions).where(isAddress(email)).for('update');
    if (!known) throw new Error('A subscription vanished between two statements of one transaction');
    if (known.state === 'confirmed') return { wasConfirmed: true };
    // A pending row stays as it is, unless mail is no longer configured.
    if (known.state === 'unsubscribed' || (known.state === 'pending' && !mailed)) {
      await transaction
        .update(subscriptions)
        .set({ ...consent, unsubscribed_at: null })
        .where(eq(subscriptions.id, known.id));
    }
    const mailedAt = sentAt(known);
    const isTooSoon = mailedAt !== undefined && now.getTime() - mailedAt.getTime() < MAIL_PAUSE;
    if (mailed && !isTooSoon) {
      await transaction.insert(outbox).values({ subscription_id: known.id }).onConflictDoNothing();
    }
    return { wasConfirmed: false };
  });
}

/** The values that end a subscription, for an update of its row. */
export const unsubscribed = () =>
  ({ state: 'unsubscribed', unsubscribed_at: new Date(), token_hash: null, token_expires_at: null }) as const;

/** Upper and lower case are one address. */
export const isAddress = (email: string) => eq(sql`lower(${subscriptions.email})`, email.toLowerCase());
