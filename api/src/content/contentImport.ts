import { eq, sql } from 'drizzle-orm';
import type { Database } from '../data/database';
import { contentImports } from '../data/schema';
import { tidyPosts } from '../data/tidyPosts';
import { readContentFiles } from './contentFiles';
import { importCompany, importGallery, importPosts, importServices } from './importTables';
import { readContent } from './readContent';

// Any number, the same in every process: several may start on one PostgreSQL server with new content.
const IMPORT_LOCK = 7_270_418;
const ONLY_ROW = 1;

/**
 * Brings the content folder into the database: all or nothing, what left the folder leaves the database, and what
 * visitors left is not touched. Does nothing when the database holds this very content; says whether it did.
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

async function holds(database: Database, hash: string): Promise<boolean> {
  const [last] = await database.select().from(contentImports).where(eq(contentImports.id, ONLY_ROW));
  return last?.hash === hash;
}
