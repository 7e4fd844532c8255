import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { exclusively } from './exclusively';
import { holderOf, tryLock } from './processLock';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

let folder: string;
let file: string;
let children: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  file = path.join(folder, 'deep/db.lock');
  children = [];
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Another process. It tries to take the lock, says whether it got it, and stays alive. */
async function otherProcess(): Promise<{ child: ChildProcess; answer: string }> {
  const program = `
    import { tryLock } from ${JSON.stringify(pathToFileURL(path.join(import.meta.dirname, 'processLock.ts')).href)};
    console.log(tryLock(${JSON.stringify(file)}) ? 'locked' : 'refused');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', tsx, '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [answer] = await once(child.stdout, 'data');
  return { child, answer: String(answer).trim() };
}

test('a lock has one holder, and the holder’s process is known', () => {
  const release = tryLock(file);
  expect(release).toBeDefined();
  expect(tryLock(file)).toBeUndefined();
  expect(holderOf(file)).toBe(process.pid);
});

test('a released lock is free again, and a second release does not free another holder’s lock', () => {
  const first = tryLock(file);
  first?.();
  const second = tryLock(file);
  first?.();
  expect(tryLock(file)).toBeUndefined();
  second?.();
  expect(tryLock(file)).toBeDefined();
});

test('a lock that was never taken has no holder', () => {
  expect(holderOf(file)).toBeUndefined();
});

test('a lock works without the note about its holder, as on a full disk', () => {
  mkdirSync(`${file}.pid`, { recursive: true });
  const release = tryLock(file);
  expect(release).toBeDefined();
  expect(holderOf(file)).toBeUndefined();
  release?.();
  expect(tryLock(file)).toBeDefined();
});

test('the error for an unusable lock file names the file', () => {
  mkdirSync(file, { recursive: true });
  expect(() => tryLock(file)).toThrow(`${file} cannot be locked (unable to open database file); move it away`);
});

test('another process keeps its lock until it is killed', async () => {
  const { child, answer } = await otherProcess();
  expect(answer).toBe('locked');
  expect(tryLock(file)).toBeUndefined();
  expect(holderOf(file)).toBe(child.pid);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(tryLock(file)).toBeDefined();
});

test('a suspended process keeps its lock', async () => {
  const { child } = await otherProcess();
  child.kill('SIGSTOP');
  expect(tryLock(file)).toBeUndefined();
});

test('if many processes compete for a dead process’s lock, one gets it', async () => {
  const { child } = await otherProcess();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const answers = await Promise.all(Array.from({ length: 5 }, otherProcess));
  expect(answers.filter(({ answer }) => answer === 'locked')).toHaveLength(1);
});

test('work under one lock runs one after the other, even after a failure', async () => {
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 30));
    order.push(`${name} ends`);
    if (name === 'a') throw new Error('a failed');
    return name;
  };
  const failed = exclusively(file, work('a'));
  const done = exclusively(file, work('b'));
  await expect(failed).rejects.toThrow('a failed');
  expect(await done).toBe('b');
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});
