import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { postSearch, posts, postTags } from './schema';

/**
 * After many posts have changed: lets lists be read from indexes alone, and tells the planner what the tables hold now. A
 * server would do it by itself in a minute; an embedded database has nobody who does.
 */
export const tidyPosts = (database: Database) =>
  database.execute(sql`vacuum (analyze) ${posts}, ${postSearch}, ${postTags}`);
