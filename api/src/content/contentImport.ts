import { eq, sql } from 'drizzle-orm';
import type { Database } from '../data/database';
import { tidyPosts } from '../data/posts/tidyPosts';
import { contentImports } from '../data/schema';
import { readContentFiles } from './contentFiles';
import { ContentProblem } from './contentProblem';
import { importCompany, importGallery, importPosts, importServices } from './importTables';
import { readContent } from './readContent';

// An advisory lock: several processes may find new content at once on one PostgreSQL server. Any number will do.
const IMPORT_LOCK = 7_270_418;
const ONLY_ROW = 1;

/**
 * Imports the content folder into the database, all of it or nothing. Deletes content that is no longer in the folder, and
 * does not touch visitors' data. Returns false if the database holds this content already.
 */
export async function importContent(database: Database, folder: string): Promise<boolean> {
  const files = await readContentFiles(folder);
  if (await holds(database, files.hash)) return false;
  const content = readContent(files);
  const imported = await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    if (await holds(transaction, files.hash)) return false;
    await importCompany(transaction, content);
    await importServices(transaction, content);
    await importGallery(transaction, content);
    await importPosts(transaction, content);
    const done = { id: ONLY_ROW, hash: files.hash, imported_at: new Date() };
    await transaction.insert(contentImports).values(done).onConflictDoUpdate({ target: contentImports.id, set: done });
    return true;
  });
  if (imported) await tidyPosts(database);
  return imported;
}

/**
 * The import at the API's start. If the content has a mistake but an earlier import exists, the site goes on with that one.
 * Then this returns the mistake instead of throwing it.
 */
export async function importAtStart(
  database: Database,
  folder: string,
): Promise<{ imported: boolean; problem?: ContentProblem }> {
  try {
    return { imported: await importContent(database, folder) };
  } catch (error) {
    if (!(error instanceof ContentProblem) || !(await lastImport(database))) throw error;
    return { imported: false, problem: error };
  }
}

async function lastImport(database: Database) {
  const [last] = await database.select().from(contentImports).where(eq(contentImports.id, ONLY_ROW));
  return last;
}

const holds = async (database: Database, hash: string) => (await lastImport(database))?.hash === hash;
