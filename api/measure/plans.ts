import { sql } from 'drizzle-orm';
import type { Database } from '../src/data/database';

const PLANS = [
  [
    'search',
    sql`select post_id from post_search where search @@ plainto_tsquery('spanish', 'fotogrametría bastidor') and fecha <= current_date order by fecha desc, post_id desc limit 2`,
  ],
  [
    'tag page',
    sql`select post_id from post_tags where tag_id = 1 and fecha <= current_date order by fecha desc, post_id desc limit 2 offset 2000`,
  ],
  [
    'deep page',
    sql`select id from posts where fecha <= current_date order by fecha desc, id desc limit 2 offset 40000`,
  ],
] as const;

/** How the database finds a search, a page of a tag and a page far back: the scans and sorts of its query plans. */
export async function plans(database: Database): Promise<string[]> {
  const found: string[] = [];
  for (const [name, query] of PLANS) {
    const { rows } = (await database.execute(
      sql`explain (analyze, costs off, summary off, buffers off) ${query}`,
    )) as unknown as {
      rows: { 'QUERY PLAN': string }[];
    };
    const scans = rows
      .map((row) => row['QUERY PLAN'].trim())
      .filter((line) => /\bScan\b|Heap Fetches|\bSort\b/.test(line));
    found.push(...scans.map((line) => `  ${name}: ${line}`));
  }
  return found;
}
