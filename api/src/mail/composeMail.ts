import { eq } from 'drizzle-orm';
import type { Database } from '../data/database';
import { contactMessages } from '../data/schema';
import type { Mail } from './mail';
import { messageMail } from './messageMail';
import type { OutboxRow } from './outbox';

/** Writes the mail that a row of the outbox asks for; undefined where there is nothing to tell any more. */
export async function composeMail(
  database: Database,
  { message_id }: Pick<OutboxRow, 'message_id'>,
  { to }: { to: string },
): Promise<Mail | undefined> {
  if (message_id === null) return undefined;
  const [message] = await database.select().from(contactMessages).where(eq(contactMessages.id, message_id));
  return message && messageMail(message, to);
}
