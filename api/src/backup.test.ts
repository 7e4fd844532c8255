import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findPrograms, startPostgres } from 'shared-postgres/testing';
import { openDatabase } from './data/openDatabase';
import { contactMessages } from './data/schema';
import { apiFolder, prepareDatabase } from './testing/databases';

/** The only line of docs/operating.md that begins with this program. */
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

/** Backs up after one message, stores another, restores, and stores a third one. Returns all messages. */
async function messagesAfterRestoring({ databaseUrl, env, backUp, restore }: Where): Promise<string[]> {
  const databaseFolder = path.join(folder, 'data/db');
  // Creating a database would take seconds. A server has its own.
  if (databaseUrl === undefined) await prepareDatabase(databaseFolder);
  const migrationsFolder = path.join(apiFolder, 'migrations');
  const open = () => openDatabase({ databaseUrl, databaseFolder, migrationsFolder });
  /** Stores one more message; returns all. */
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

test('the documented commands back PGlite up and restore it', async () => {
  const messages = await messagesAfterRestoring({ env: {}, backUp: 'tar', restore: 'rm' });
  expect(messages).toEqual(['antes de la copia', 'después de restaurar']);
});

const programs = findPrograms({ env: process.env });
/** Without PostgreSQL's programs, jest reports these tests as skipped, and CI does not even start. */
const testOnPostgres = programs ? test : test.skip;

testOnPostgres('the documented commands back a PostgreSQL database up and restore it', async () => {
  const { url, stop } = await startPostgres();
  const env = { DATABASE_URL: url, PATH: `${programs}${path.delimiter}${process.env.PATH}` };
  const messages = await messagesAfterRestoring({ databaseUrl: url, env, backUp: 'pg_dump', restore: 'pg_restore' });
  expect(messages).toEqual(['antes de la copia', 'después de restaurar']);
  await stop();
});

testOnPostgres('data and releases of one database are restored separately: neither changes the other', async () => {
  const { url, stop } = await startPostgres();
  const PATH = `${programs}${path.delimiter}${process.env.PATH}`;
  const run = (command: string) =>
    execFileSync('sh', ['-c', command], {
      env: { ...process.env, PATH, DATABASE_URL: url, BACKUP: path.join(folder, 'backup') },
    });
  const ofReleases = (command: string) => command.replace('--exclude-schema=releases', '--schema=releases');
  const pool = new pg.Pool({ connectionString: url });
  await pool.query(
    'create table messages (text text); create schema releases; create table releases.channels (live text)',
  );
  const come = (text: string) =>
    pool.query(`insert into messages values ('${text}'); insert into releases.channels values ('${text}')`);
  const counts = async () => {
    const { rows } = await pool.query(
      'select (select count(*)::int from messages) messages, (select count(*)::int from releases.channels) releases',
    );
    return rows[0];
  };
  await come('uno');
  run(documented('pg_dump'));
  await come('dos');
  run(documented('pg_restore'));
  expect(await counts()).toEqual({ messages: 1, releases: 2 });
  run(ofReleases(documented('pg_dump')));
  await come('tres');
  run(ofReleases(documented('pg_restore')));
  expect(await counts()).toEqual({ messages: 2, releases: 2 });
  await pool.end();
  await stop();
});
