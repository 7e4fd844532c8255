import { eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../data/database';
import { retentionRuns as runs } from '../data/schema';
import { ERASED, type Erased, RULES } from './rules';

// An advisory lock: instances that look at the same time must not both begin. Any number will do.
const RETENTION_LOCK = 7_270_419;

/** How soon the next run may follow, in milliseconds: an hour less than a day, because instances look once an hour. */
const PAUSE = 23 * 3_600_000;

/** Rows in one statement. Visitors' requests get their turn between statements, even if all share one connection. */
const BATCH = 500;

export type Counts = Record<Erased, number>;

/**
 * Erases old data once a day, for all instances on a database. Returns the counts; undefined if it is not time yet. Each
 * batch stores its count in its own transaction, so the stored counts are right even if the process dies. The rest waits for
 * the next day.
 */
export async function eraseOld(database: Database, now: Date): Promise<Counts | undefined> {
  const run = await beginRun(database, now);
  if (run === undefined) return undefined;
  const counts = Object.fromEntries(ERASED.map((what) => [what, 0])) as Counts;
  for (const { counts: what, erase } of RULES) {
    let erased: number;
    do {
      erased = await database.transaction(async (transaction) => {
        const count = await erase(transaction, now, BATCH);
        if (what && count > 0) {
          await transaction
            .update(runs)
            .set({ [what]: sql`${runs[what]} + ${count}` })
            .where(eq(runs.id, run));
        }
        return count;
      });
      if (what) counts[what] += erased;
    } while (erased === BATCH);
  }
  return counts;
}

/** Returns the id of this run; undefined if another run began within `PAUSE`. */
const beginRun = (database: Database, now: Date): Promise<number | undefined> =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${RETENTION_LOCK})`);
    const recent = gt(runs.ran_at, new Date(now.getTime() - PAUSE));
    if ((await transaction.select({ id: runs.id }).from(runs).where(recent).limit(1)).length > 0) return undefined;
    const [begun] = await transaction.insert(runs).values({ ran_at: now }).returning({ id: runs.id });
    return begun?.id;
  });
