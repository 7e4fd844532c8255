import { createHash } from 'node:crypto';
import { PRIVACY_NOTICE } from '@tramuntana/contracts';
import type { Database } from '../data/database';
import { contactMessages, outbox } from '../data/schema';

type SentMessage = {
  mensaje: string;
  /** The client's `Idempotency-Key`. Without one every send is a message of its own. */
  key?: string | undefined;
  /** Whether the company is to be told by mail. */
  mailed: boolean;
  /** Whether a program seems to have sent it. It is kept, because the guess may be wrong, but not mailed. */
  isSuspect?: boolean;
};

/**
 * Stores a message together with the mail about it; both are committed when this resolves. A repeated send with the same key
 * stores nothing more. The key counts only together with the message, so that a client's wrong key loses no message.
 */
export async function storeMessage(
  database: Database,
  { mensaje, key, mailed, isSuspect = false }: SentMessage,
): Promise<void> {
  const idempotency_key = key ? createHash('sha256').update(`${key}\n${mensaje}`).digest('base64url') : null;
  await database.transaction(async (transaction) => {
    const [stored] = await transaction
      .insert(contactMessages)
      .values({
        mensaje,
        idempotency_key,
        state: isSuspect ? 'suspect' : 'new',
        privacy_notice: PRIVACY_NOTICE.updated,
      })
      .onConflictDoNothing({ target: contactMessages.idempotency_key })
      .returning({ message_id: contactMessages.id });
    if (stored && mailed && !isSuspect) await transaction.insert(outbox).values(stored);
  });
}
