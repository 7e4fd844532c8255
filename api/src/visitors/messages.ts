import { createHash } from 'node:crypto';
import { PRIVACY_NOTICE } from 'shared-contracts';
import type { Database } from '../data/database';
import { contactMessages, outbox } from '../data/schema';

type SentMessage = {
  mensaje: string;
  /** The client's `Idempotency-Key`. Without one every send is a message of its own. */
  key?: string | undefined;
  /** Whether the company is to be told by mail. */
  mailed: boolean;
};

/**
 * Stores a message, and with it the mail about it; both are committed when this resolves. A repeated send with the same
 * key stores nothing more. The key counts together with the message: a mistaken key must not lose what a client wrote.
 */
export async function storeMessage(database: Database, { mensaje, key, mailed }: SentMessage): Promise<void> {
  const idempotency_key = key ? createHash('sha256').update(`${key}\n${mensaje}`).digest('base64url') : null;
  await database.transaction(async (transaction) => {
    const [stored] = await transaction
      .insert(contactMessages)
      .values({ mensaje, idempotency_key, privacy_notice: PRIVACY_NOTICE.updated })
      .onConflictDoNothing({ target: contactMessages.idempotency_key })
      .returning({ message_id: contactMessages.id });
    if (stored && mailed) await transaction.insert(outbox).values(stored);
  });
}
