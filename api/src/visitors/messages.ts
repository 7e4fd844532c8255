import { createHash } from 'node:crypto';
import { PRIVACY_NOTICE } from 'shared-contracts';
import type { Database } from '../data/database';
import { contactMessages } from '../data/schema';

type SentMessage = {
  mensaje: string;
  /** The client's `Idempotency-Key`. Without one every send is a message of its own. */
  key?: string | undefined;
};

/**
 * Stores a message; it is committed when this resolves. A repeated send with the same key stores nothing more. The key
 * counts together with the message: a mistaken key must not lose what a client wrote.
 */
export async function storeMessage(database: Database, { mensaje, key }: SentMessage): Promise<void> {
  const idempotency_key = key ? createHash('sha256').update(`${key}\n${mensaje}`).digest('base64url') : null;
  await database
    .insert(contactMessages)
    .values({ mensaje, idempotency_key, privacy_notice: PRIVACY_NOTICE.updated })
    .onConflictDoNothing({ target: contactMessages.idempotency_key });
}
