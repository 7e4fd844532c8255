import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPglite } from '../data/pglite';
import { contentFolder } from '../testing/contentFolder';
import { apiFolder, prepareOlderDatabase } from '../testing/databases';
import { migrationsBefore } from '../testing/migrationsBefore';
import { importContent } from './contentImport';

const folder = mkdtempSync(path.join(tmpdir(), 'api-update-'));
const content = contentFolder({ posts: [{ id: 1 }] });
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  content.remove();
});

test('after an update that reads texts in another way, the same content is imported once more', async () => {
  const data = path.join(folder, 'db');
  const older = migrationsBefore('0007_text_read_anew', folder);
  await prepareOlderDatabase(data, older);
  const before = await openPglite(data, older);
  await importContent(before.database, content.folder);
  await before.close();
  const after = await openPglite(data, path.join(apiFolder, 'migrations'));
  expect(await importContent(after.database, content.folder)).toBe(true);
  expect(await importContent(after.database, content.folder)).toBe(false);
  await after.close();
});
