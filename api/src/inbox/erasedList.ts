import { desc, gt, or } from 'drizzle-orm';
import type { Database } from '../data/database';
import { retentionRuns as runs } from '../data/schema';
import { ERASED } from '../retention/rules';
import type { Entry } from './inboxRequest';

/** The runs that erased old data, newest first, with their counts. Runs that erased nothing are left out. */
export async function listErased(database: Database): Promise<Entry[]> {
  const some = or(...ERASED.map((what) => gt(runs[what], 0)));
  const found = await database.select().from(runs).where(some).orderBy(desc(runs.id));
  return found.map(({ ran_at, ...run }) => ({ ...run, ran_at: ran_at.toISOString() }));
}
