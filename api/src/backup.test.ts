import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPrograms, startPostgres } from 'shared-postgres/testing';
import { openDatabase } from './data/openDatabase';
import { contactMessages } from './data/schema';
import { apiFolder, prepareDatabase } from './testing/databases';

/** The lines of docs/operating.md that begin so. */
const documented = (program: string) => {
  const lines = readFileSync(path.join(apiFolder, '../docs/operating.md'), 'utf8').split('\n');
  const found = lines.filter((line) => line.startsWith(`${program} `));
  expect(found).toHaveLength(1);
  return found[0] as string;
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'api-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

type Where = { databaseUrl?: string; env: NodeJS.ProcessEnv; backUp: string; restore: string };

/** Backs up after one message, stores another, restores, and gives the messages that are there then. */
async function messagesAfterRestoring({ databaseUrl, env, backUp, restore }: Where): Promise<string[]> {
  const databaseFolder = path.join(folder, 'data/db');
  // To create one takes seconds. A server has its own.
  if (databaseUrl === undefined) await prepareDatabase(databaseFolder);
  const migrationsFolder = path.join(apiFolder, 'migrations');
  const open = () => openDatabase({ databaseUrl, databaseFolder, migrationsFolder });
  /** Stores one more message; gives all. */
  const store = async (mensaje: string) => {
    const { database, close } = await open();
    await database.insert(contactMessages).values({ mensaje });
    const messages = await database.select().from(contactMessages);
    await close();
    return messages;
  };
  const run = (command: string) =>
    execFileSync('sh', ['-c', command], {
      env: { ...process.env, BACKUP: path.join(folder, 'backup'), DATA_DIR: path.dirname(databaseFolder), ...env },
    });
  await store('antes de la copia');
  run(documented(backUp));
  await store('después de la copia');
  run(documented(restore));
  const messages = await store('después de restaurar');
  return messages.map(({ mensaje }) => mensaje);
}

test('the documented commands bring a copy of PGlite back', async () => {
  const messages = await messagesAfterRestoring({ env: {}, backUp: 'tar', restore: 'rm' });
  expect(messages).toEqual(['antes de la copia', 'después de restaurar']);
});

const programs = findPrograms({ env: process.env });
/** Without PostgreSQL's programs jest says that this is skipped, and CI does not begin at all. */
const testOnPostgres = programs ? test : test.skip;

testOnPostgres('the documented commands bring a copy of a PostgreSQL database back', async () => {
  const { url, stop } = await startPostgres();
  const env = { DATABASE_URL: url, PATH: `${programs}${path.delimiter}${process.env.PATH}` };
  const messages = await messagesAfterRestoring({ databaseUrl: url, env, backUp: 'pg_dump', restore: 'pg_restore' });
  expect(messages).toEqual(['antes de la copia', 'después de restaurar']);
  await stop();
});
