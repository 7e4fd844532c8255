import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPrograms } from './postgresPrograms';

type TestServer = { url: string; stop(): Promise<void> };

const NOBODY = 65_534;

export const postgresIsAvailable = () =>
  Boolean(process.env.DATABASE_URL_TEST) || findPrograms({ env: process.env }) !== undefined;

/** An empty database on the server of DATABASE_URL_TEST, or else on a server of the test's own. `stop` removes it. */
export async function startPostgres(): Promise<TestServer> {
  const given = process.env.DATABASE_URL_TEST;
  return given ? emptyDatabaseOn(given) : temporaryServer();
}

async function emptyDatabaseOn(url: string): Promise<TestServer> {
  const name = `api_test_${randomUUID().replaceAll('-', '')}`;
  await query(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = name;
  return { url: own.href, stop: () => query(url, `drop database ${name} with (force)`) };
}

/** A server of the test's own, which can be halted and go on. Throws where its programs are not installed. */
export async function temporaryServer(): Promise<TestServer & { halt(): Promise<void>; goOn(): Promise<void> }> {
  const programs = findPrograms({ env: process.env });
  if (!programs) throw new Error('No PostgreSQL server is installed: install one, or name one in DATABASE_URL_TEST');
  const folder = mkdtempSync(path.join(tmpdir(), 'api-postgres-'));
  // PostgreSQL refuses to run as root.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(folder, NOBODY, NOBODY);
  const options = { cwd: folder, ...(asRoot && { uid: NOBODY, gid: NOBODY }) };
  const data = path.join(folder, 'data');
  const initialize = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await promisify(execFile)(path.join(programs, 'initdb'), initialize, options);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
  const parameters = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  let halt = async () => {};
  const goOn = async () => {
    const server = spawn(path.join(programs, 'postgres'), parameters, { ...options, stdio: 'ignore' });
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    // SIGINT ends open connections, too (PostgreSQL, section 19.5).
    halt = async () => {
      server.kill('SIGINT');
      await ended;
    };
    await untilItAnswers(url);
  };
  await goOn();
  const stop = async () => {
    await halt();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop, halt: () => halt(), goOn };
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

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
