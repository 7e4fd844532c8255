import { eq } from 'drizzle-orm';
import type { Database } from '../data/database';
import { contactMessages, newsletterSubscriptions } from '../data/schema';
import { createToken } from '../visitors/confirmation';
import { confirmationMail } from './confirmationMail';
import type { Mail } from './mail';
import { messageMail } from './messageMail';
import type { OutboxRow } from './outbox';
import type { MailSettings } from './smtp';

type Row = Pick<OutboxRow, 'message_id' | 'subscription_id'>;

type Settings = Pick<MailSettings, 'to' | 'siteUrl'> & { now: Date };

/** Writes the mail that a row of the outbox asks for; undefined if the mail is no longer needed. */
export async function composeMail(database: Database, row: Row, settings: Settings): Promise<Mail | undefined> {
  if (row.message_id !== null) return aboutMessage(database, row.message_id, settings);
  if (row.subscription_id !== null) return aboutSubscription(database, row.subscription_id, settings);
  return undefined;
}

async function aboutMessage(database: Database, id: number, settings: Settings) {
  const [message] = await database.select().from(contactMessages).where(eq(contactMessages.id, id));
  return message && messageMail(message, settings);
}

/** Creates the token only now, while writing the mail, so that it exists nowhere else. */
async function aboutSubscription(database: Database, id: number, { to, siteUrl, now }: Settings) {
  const subscriptions = newsletterSubscriptions;
  const token = await createToken(database, id, now);
  const [subscription] = await database.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (token === undefined || !subscription) return undefined;
  const { email, unsubscribe_key: unsubscribeKey } = subscription;
  return confirmationMail({ email, token, unsubscribeKey, company: to, siteUrl });
}
