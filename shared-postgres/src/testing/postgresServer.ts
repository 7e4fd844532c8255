import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './freePort';
import { findPrograms } from './postgresPrograms';

/** A database for tests. `stop` removes it. */
export type TestDatabase = { url: string; stop(): Promise<void> };

/** A server for one test; the test can pause it, or kill its first process. `stop` removes it with its data. */
export type TestServer = TestDatabase & { pause(): Promise<void>; kill(): Promise<void>; resume(): Promise<void> };

export type Place = {
  /** The address at which the server listens. */
  address: string;
  /** The folder for the server's folder. */
  parent: string;
  /** A command that runs the command after it, such as `ip netns exec …` or `setpriv …`. */
  launcher: string[];
};

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
  return {
    url: own.href,
    async stop() {
      await query(url, `drop database ${name} with (force)`);
    },
  };
}

/**
 * Starts a server on a free port, with its data in a temporary folder. By default it listens on loopback. Throws if no
 * programs are installed.
 */
export async function temporaryServer(place: Partial<Place> = {}): Promise<TestServer> {
  const { address = '127.0.0.1', parent = tmpdir(), launcher = [] } = place;
  const programs = findPrograms({ env: process.env });
  if (!programs) throw new Error('No PostgreSQL server is installed: install one, or name one in DATABASE_URL_TEST');
  const folder = mkdtempSync(path.join(parent, 'postgres-'));
  // PostgreSQL refuses to run as root.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(folder, NOBODY, NOBODY);
  const account = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const data = path.join(folder, 'data');
  await promisify(execFile)(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { cwd: folder, ...account },
  );
  // initdb trusts loopback only.
  appendFileSync(path.join(data, 'pg_hba.conf'), 'host all all samenet trust\n');
  const port = await freePort();
  const settings = [`listen_addresses=${address}`, `unix_socket_directories=${folder}`, 'fsync=off'];
  const parameters = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const [program = '', ...args] = [...launcher, path.join(programs, 'postgres'), ...parameters];
  const url = `postgres://test@${address}:${port}/postgres`;
  let server: ChildProcess | undefined;
  const isRunning = () => server !== undefined && server.exitCode === null && server.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (!server || !isRunning()) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  // After a kill a start fails until the last process of the former server has noticed it.
  const ensureRuns = () => {
    if (isRunning()) return;
    server = spawn(program, args, { cwd: folder, stdio: 'ignore', ...(launcher.length === 0 && account) });
  };
  const pause = () => end('SIGINT');
  // If the tests are interrupted, the server must end, too.
  const endAtExit = () => server?.kill('SIGQUIT');
  process.once('exit', endAtExit);
  await untilItAnswers(url, ensureRuns);
  return {
    url,
    pause,
    kill: () => end('SIGKILL'),
    resume: () => untilItAnswers(url, ensureRuns),
    async stop() {
      await pause();
      process.off('exit', endAtExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(url: string, beforeEach: () => void): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    beforeEach();
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Runs one statement, or several without values, on a connection of its own. Returns the rows of the last one. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const result: pg.QueryResult<Row> | pg.QueryResult<Row>[] = await client.query<Row>(text, values);
    return [result].flat().at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
}
