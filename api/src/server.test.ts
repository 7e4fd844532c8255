import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPglite } from './data/pglite';
import { contactMessages } from './data/schema';
import { forkApi, startApiProcess } from './testing/apiProcess';
import { contentFolder } from './testing/contentFolder';
import { apiFolder, prepareDatabase } from './testing/databases';

const content = contentFolder({ posts: [{ id: 1 }] });
const folder = mkdtempSync(path.join(tmpdir(), 'api-server-'));
const children: ChildProcess[] = [];

beforeAll(() => {
  mkdirSync(path.join(folder, 'api'));
  symlinkSync(path.join(apiFolder, 'migrations'), path.join(folder, 'api/migrations'));
  symlinkSync(content.folder, path.join(folder, 'api/content'));
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
  content.remove();
});

/** Starts the API as the site does. */
async function start(variables: NodeJS.ProcessEnv = {}) {
  const started = await startApiProcess(folder, { API_DIR: path.join(folder, 'api'), ...variables });
  children.push(started.child);
  return started;
}

test('the API reports its address when it is ready, keeps data between starts, and ends cleanly', async () => {
  await prepareDatabase(path.join(folder, '.data/db'));
  const first = await start();
  expect(first.report).toEqual({ type: 'ready', url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
  expect(await (await fetch(`${first.url}/api/healthz`)).json()).toEqual({ status: 'ok' });
  const subscribed = await fetch(`${first.url}/api/newsletters/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ona@example.com' }),
  });
  expect(subscribed.status).toBe(201);
  first.child.kill('SIGTERM');
  expect(await first.exit).toBe(0);
  const lines = first.written.stdout.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(
    expect.arrayContaining(['Content imported', 'Stopping: SIGTERM']),
  );
  expect(first.written.stderr).toBe('');

  const second = await start();
  expect(await (await fetch(`${second.url}/api/blog-post/1`)).json()).toMatchObject({ titulo: 'Artículo 1' });
  expect(second.written.stdout).toContain('Content unchanged');

  const third = await start();
  const inUse = `The data directory ${path.join(folder, '.data/db')} is in use by process ${second.child.pid}: stop that process, or set DATA_DIR to another directory`;
  expect(third.report).toEqual({ type: 'failed', message: inUse });
  expect(third.written.stderr).toBe(`${inUse}\n`);
  expect(await third.exit).toBe(1);

  second.child.kill('SIGKILL');
  await second.exit;
  const fourth = await start();
  expect(fourth.report.type).toBe('ready');
  fourth.child.disconnect();
  expect(await fourth.exit).toBe(0);
});

test('if the API cannot start, it says why in one sentence and exits with code 1', async () => {
  await prepareDatabase(path.join(folder, 'other/db'));
  const failure = async (variables: Record<string, string>) => {
    const { written, exit, report } = await start({ DATA_DIR: 'other', ...variables });
    expect([report.type, await exit]).toEqual(['failed', 1]);
    expect(written.stderr.trim().split('\n')).toHaveLength(1);
    return written.stderr;
  };
  expect(await failure({ PORT: 'http' })).toMatch(/PORT must be a whole number, 0 to 65535/);
  expect(await failure({ DATABASE_URL: 'mysql://x' })).toMatch(/DATABASE_URL must be a postgres/);
  expect(await failure({ DATABASE_URL: 'postgres://127.0.0.1:1/x' })).toMatch(
    /DATABASE_URL cannot be used: .*ECONNREFUSED/,
  );
  expect(await failure({ API_DIR: folder })).toMatch(/migrations/);

  mkdirSync(path.join(folder, 'foreign/db'), { recursive: true });
  writeFileSync(path.join(folder, 'foreign/db/letters.txt'), 'not ours');
  expect(await failure({ DATA_DIR: 'foreign' })).toMatch(/holds files, but no database/);

  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as { port: number };
  expect(await failure({ PORT: String(port) })).toBe(
    `Port ${port} is in use by another process: set PORT to another one\n`,
  );
  expect(await failure({ METRICS_PORT: String(port) })).toBe(
    `Port ${port} is in use by another process: set METRICS_PORT to another one\n`,
  );
  taken.close();
});

test('a mistake in the content is reported, and the earlier import is served; without one, the API does not start', async () => {
  await prepareDatabase(path.join(folder, 'imported/db'));
  await prepareDatabase(path.join(folder, 'empty/db'));
  const before = await start({ DATA_DIR: 'imported' });
  before.child.kill('SIGTERM');
  await before.exit;

  content.change({ posts: [{ id: 1, titulo: 'Otro título' }], files: { 'blog/x.md': '---\nid: uno\n---\n' } });
  const again = await start({ DATA_DIR: 'imported' });
  const empty = await start({ DATA_DIR: 'empty' });
  content.change({ posts: [{ id: 1 }] });
  expect(await (await fetch(`${again.url}/api/blog-post/1`)).json()).toMatchObject({ titulo: 'Artículo 1' });
  const lines = again.written.stdout.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: 50, problem: expect.stringMatching(/^Content file blog\/x\.md: id: /) }),
  );
  expect(empty.report).toMatchObject({ type: 'failed', message: expect.stringMatching(/^Content file blog\/x\.md/) });
});

test('if its parent process ends before it is ready, the API ends and unlocks the data directory', async () => {
  await prepareDatabase(path.join(folder, 'left/db'));
  const child = await forkApi(folder, { API_DIR: path.join(folder, 'api'), DATA_DIR: 'left' });
  children.push(child);
  // As with `npm start | head`: the reader of the log has ended, too.
  child.stdout?.destroy();
  child.stderr?.destroy();
  child.disconnect();
  await once(child, 'exit');
  expect((await start({ DATA_DIR: 'left' })).report.type).toBe('ready');
});

test('if its parent process ends while the API waits for a database, the API ends at once', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  const asked = once(silent, 'connection');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  const databaseUrl = `postgres://127.0.0.1:${port}/x`;
  const child = await forkApi(folder, { API_DIR: path.join(folder, 'api'), DATABASE_URL: databaseUrl });
  children.push(child);
  const [connection] = await asked;
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([1, null]);
  connection.destroy();
  silent.close();
});

test('a request that is on its way when the API stops is answered and stored', async () => {
  await prepareDatabase(path.join(folder, 'drained/db'));
  const api = await start({ DATA_DIR: 'drained' });
  const { hostname, port } = new URL(api.url);
  const body = JSON.stringify({ mensaje: 'en camino' });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const request = http.request({ hostname, port, method: 'POST', path: '/api/formularios/', headers });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    request.on('response', (response) => resolve(response.resume().statusCode));
    request.on('error', reject);
  });
  await new Promise<void>((resolve) => request.write(body.slice(0, 5), () => resolve()));
  // When a later request on another connection is answered, the API has received these bytes.
  await (await fetch(`${api.url}/api/healthz`)).text();
  api.child.kill('SIGTERM');
  await api.logs('Stopping: SIGTERM');
  request.end(body.slice(5));
  expect([await answered, await api.exit]).toEqual([201, 0]);
  const { database, close } = await openPglite(path.join(folder, 'drained/db'), path.join(apiFolder, 'migrations'));
  expect(await database.select().from(contactMessages)).toMatchObject([{ mensaje: 'en camino' }]);
  await close();
});
