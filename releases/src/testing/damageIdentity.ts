import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { query } from 'shared-postgres/testing';
import type { OpenTestStore } from './testStores';

/** Replaces the record of an identity by a text in a folder's file, or by a JSON value in a database's row. */
export async function damageIdentity(
  { store, settings: { url } }: OpenTestStore,
  id: string,
  { file, row }: { file: string; row: string },
): Promise<void> {
  if (url) await query(url, 'update releases.access set record = $2 where id = $1', [id, row]);
  else writeFileSync(path.join(store.place, '.access', `${id}.json`), file);
}
