import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './freePort';
import { findPrograms } from './postgresPrograms';

/** A database for tests. `stop` removes it. */
export type TestDatabase = { url: string; stop(): Promise<void> };

/** A server for one test; the test can pause it. `stop` removes it with its data. */
export type TestServer = TestDatabase & { pause(): Promise<void>; resume(): Promise<void> };

const NOBODY = 65_534;

/**
 * Whether `startPostgres` can give a database. With 'own': whether PostgreSQL's programs are installed for
 * `temporaryServer`.
 */
export const postgresIsAvailable = (whose: 'any' | 'own' = 'any') =>
  (whose === 'any' && Boolean(process.env.DATABASE_URL_TEST)) || findPrograms({ env: process.env }) !== undefined;

/** An empty database on the server of DATABASE_URL_TEST, or on a server of the test's own. `stop` removes it. */
export async function startPostgres(): Promise<TestDatabase> {
  const given = process.env.DATABASE_URL_TEST;
  return given ? emptyDatabaseOn(given) : temporaryServer();
}

async function emptyDatabaseOn(url: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = name;
  return { url: own.href, stop: () => query(url, `drop database ${name} with (force)`) };
}

/** Starts a server on a free port, with its data in a temporary folder. Throws if no programs are installed. */
export async function temporaryServer(): Promise<TestServer> {
  const programs = findPrograms({ env: process.env });
  if (!programs) throw new Error('No PostgreSQL server is installed: install one, or name one in DATABASE_URL_TEST');
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  // PostgreSQL refuses to run as root.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(folder, NOBODY, NOBODY);
  const options = { cwd: folder, ...(asRoot && { uid: NOBODY, gid: NOBODY }) };
  const data = path.join(folder, 'data');
  await promisify(execFile)(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
  const parameters = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  const resume = async () => {
    server = spawn(path.join(programs, 'postgres'), parameters, { ...options, stdio: 'ignore' });
    await untilItAnswers(url);
  };
  const pause = async () => {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
  const stop = async () => {
    await pause();
    rmSync(folder, { recursive: true, force: true });
  };
  await resume();
  return { url, pause, resume, stop };
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await query(url, 'select 1');
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
