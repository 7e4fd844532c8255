/** @jest-environment node */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentFolder } from './testing/contentFolder';
import { apiFolder } from './testing/databases';

type Report = { type: 'ready'; url: string } | { type: 'failed'; message: string };

const content = contentFolder({ posts: [{ id: 1 }] });
const folder = mkdtempSync(path.join(tmpdir(), 'api-server-'));
const started: ChildProcess[] = [];

beforeAll(() => {
  mkdirSync(path.join(folder, 'api'));
  symlinkSync(path.join(apiFolder, 'migrations'), path.join(folder, 'api/migrations'));
  symlinkSync(content.folder, path.join(folder, 'api/content'));
});
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
  content.remove();
});

/** Starts the API as the site does; gives what it reports, what it wrote to stderr and how it ended. */
async function start(variables: Record<string, string> = {}) {
  const child = fork(path.join(apiFolder, 'src/server.ts'), {
    cwd: folder,
    execArgv: ['--import', tsx],
    silent: true,
    env: { ...process.env, API_DIR: path.join(folder, 'api'), LOG_LEVEL: 'info', DATABASE_URL: '', ...variables },
  });
  started.push(child);
  const written = { stdout: '', stderr: '' };
  child.stdout?.on('data', (text: Buffer) => (written.stdout += text));
  child.stderr?.on('data', (text: Buffer) => (written.stderr += text));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const report = await new Promise<Report>((resolve) => child.once('message', (message) => resolve(message as Report)));
  return { child, written, exit, report, url: report.type === 'ready' ? report.url : '' };
}

const tsx = require.resolve('tsx');

test('it reports its address when it is ready, keeps data between starts, and ends cleanly', async () => {
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

test('what it cannot start with is one sentence and exit code 1', async () => {
  const failure = async (variables: Record<string, string>) => {
    const { written, exit, report } = await start({ DATA_DIR: 'other', ...variables });
    expect([report.type, await exit]).toEqual(['failed', 1]);
    expect(written.stderr.trim().split('\n')).toHaveLength(1);
    return written.stderr;
  };
  expect(await failure({ PORT: 'http' })).toMatch(/PORT must be a number/);
  expect(await failure({ DATABASE_URL: 'mysql://x' })).toMatch(/DATABASE_URL must be a postgres/);
  expect(await failure({ DATABASE_URL: 'postgres://127.0.0.1:1/x' })).toMatch(
    /DATABASE_URL cannot be used: .*ECONNREFUSED/,
  );
  expect(await failure({ API_DIR: folder })).toMatch(/migrations/);
  expect(await failure({ TRUSTED_PROXIES: 'proxy.example' })).toMatch(/TRUSTED_PROXIES must list addresses/);
  expect(await failure({ FORM_LIMIT: '0' })).toMatch(/FORM_LIMIT/);
  expect(await failure({ FORM_LIMIT_STORE: 'postgresql' })).toMatch(/set DATABASE_URL/);

  mkdirSync(path.join(folder, 'foreign/db'), { recursive: true });
  writeFileSync(path.join(folder, 'foreign/db/letters.txt'), 'not ours');
  expect(await failure({ DATA_DIR: 'foreign' })).toMatch(/holds files, but no database/);

  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as { port: number };
  expect(await failure({ PORT: String(port) })).toBe(
    `Port ${port} is in use by another process: set PORT to another one\n`,
  );
  taken.close();
});
