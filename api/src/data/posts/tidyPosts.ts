import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { postSearch, posts, postTags } from '../schema';

/**
 * Runs VACUUM and ANALYZE after posts have changed: then indexes alone can answer, and the planner knows what the tables
 * hold. A PostgreSQL server does this by itself (autovacuum), an embedded database does not.
 */
export const tidyPosts = (database: Database) =>
  database.execute(sql`vacuum (analyze) ${posts}, ${postSearch}, ${postTags}`);
