import { asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../data/database';
import { outbox } from '../data/schema';

export type OutboxRow = typeof outbox.$inferSelect;

// Pauses after failed attempts: 1, 2, 4 minutes and so on, at most an hour.
const FIRST_PAUSE = sql`interval '1 minute'`;
const LONGEST_PAUSE = sql`interval '1 hour'`;
/** From this attempt on the pause is the longest; a larger power would overflow. */
const MAX_DOUBLINGS = 6;

/**
 * Takes the mail that waits longest, if one is due. Its next attempt is set before it is sent: until then no other API
 * instance takes it, and one that dies meanwhile loses nothing. No transaction stays open while a mail server is waited for.
 */
export async function claimMail(database: Database, now: Date): Promise<OutboxRow | undefined> {
  const due = database
    .select({ id: outbox.id })
    .from(outbox)
    .where(lte(outbox.next_attempt_at, now))
    .orderBy(asc(outbox.next_attempt_at), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const pause = sql`least(${FIRST_PAUSE} * power(2, least(${outbox.attempts}, ${MAX_DOUBLINGS})), ${LONGEST_PAUSE})`;
  const [claimed] = await database
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      next_attempt_at: sql`${now.toISOString()}::timestamptz + ${pause}`,
    })
    .where(eq(outbox.id, sql`(${due})`))
    .returning();
  return claimed;
}

/** Forgets a mail that was sent, that is about nothing any more, or whose address is refused. */
export async function removeMail(database: Database, id: number): Promise<void> {
  await database.delete(outbox).where(eq(outbox.id, id));
}

/** Keeps why an attempt failed. `reason` must name no person. */
export async function keepFailure(database: Database, id: number, reason: string): Promise<void> {
  await database.update(outbox).set({ last_error: reason }).where(eq(outbox.id, id));
}
