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

/** Another process that tries to take the lock, says whether it got it, and lives on. */
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

test('a lock has one holder, whose process can be named', () => {
  const release = tryLock(file);
  expect(release).toBeDefined();
  expect(tryLock(file)).toBeUndefined();
  expect(holderOf(file)).toBe(process.pid);
});

test('a released lock is free again, and releasing twice releases nobody else’s', () => {
  const first = tryLock(file);
  first?.();
  const second = tryLock(file);
  first?.();
  expect(tryLock(file)).toBeUndefined();
  second?.();
  expect(tryLock(file)).toBeDefined();
});

test('a lock that nobody took has no holder', () => {
  expect(holderOf(file)).toBeUndefined();
});

test('a lock is had without the note of who holds it, as on a full disk', () => {
  mkdirSync(`${file}.pid`, { recursive: true });
  const release = tryLock(file);
  expect(release).toBeDefined();
  expect(holderOf(file)).toBeUndefined();
  release?.();
  expect(tryLock(file)).toBeDefined();
});

test('a file that cannot be a lock is named', () => {
  mkdirSync(file, { recursive: true });
  expect(() => tryLock(file)).toThrow(`${file} cannot be locked (unable to open database file); move it away`);
});

test('another process’s lock is respected until that process is killed', async () => {
  const { child, answer } = await otherProcess();
  expect(answer).toBe('locked');
  expect(tryLock(file)).toBeUndefined();
  expect(holderOf(file)).toBe(child.pid);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(tryLock(file)).toBeDefined();
});

test('a process that is suspended keeps its lock', async () => {
  const { child } = await otherProcess();
  child.kill('SIGSTOP');
  expect(tryLock(file)).toBeUndefined();
});

test('of many processes that come for a dead one’s lock at once, one gets it', async () => {
  const { child } = await otherProcess();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const answers = await Promise.all(Array.from({ length: 5 }, otherProcess));
  expect(answers.filter(({ answer }) => answer === 'locked')).toHaveLength(1);
});

test('work under one lock runs in turn, also after work that failed', async () => {
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
