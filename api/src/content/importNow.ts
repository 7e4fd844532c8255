import { z } from 'zod';
import { onDatabase } from '../commands/onDatabase';
import type { DatabaseSettings } from '../data/openDatabase';
import { importContent } from './contentImport';

const answer = z.object({ imported: z.boolean() });

/** Imports the content folder, whether or not the site runs. Returns false if nothing had changed. */
export async function importNow(settings: DatabaseSettings, contentFolder: string): Promise<boolean> {
  const result = await onDatabase(settings, {
    work: async (database) => ({ imported: await importContent(database, contentFolder) }),
    call: 'content-import',
  });
  return answer.parse(result).imported;
}
