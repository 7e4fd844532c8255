import { asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../data/database';
import { outbox } from '../data/schema';

export type OutboxRow = typeof outbox.$inferSelect;

// Pauses after failed attempts: 1, 2, 4 minutes and so on, at most an hour.
const FIRST_PAUSE = sql`interval '1 minute'`;
const LONGEST_PAUSE = sql`interval '1 hour'`;
/** From this attempt on, the pause no longer grows. A larger power would overflow. */
const MAX_DOUBLINGS = 6;

/**
 * Takes the mail that has waited longest, if one is due, and sets the time of its next attempt. Until then, no other
 * instance takes it. If this instance dies, the mail is not lost. No transaction stays open while the mail is sent.
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

/** Deletes a mail that was sent, that is no longer needed, or whose address the server refuses. */
export async function removeMail(database: Database, id: number): Promise<void> {
  await database.delete(outbox).where(eq(outbox.id, id));
}

/** Stores why an attempt failed. `reason` must not name a person. */
export async function keepFailure(database: Database, id: number, reason: string): Promise<void> {
  await database.update(outbox).set({ last_error: reason }).where(eq(outbox.id, id));
}
