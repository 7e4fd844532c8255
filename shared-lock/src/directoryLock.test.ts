import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DirectoryInUse, lockDirectory } from './directoryLock';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

let folder: string;
let directory: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'directory-lock-'));
  directory = path.join(folder, 'db');
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Another process. It takes the lock, says so, and keeps the lock until SIGTERM. */
function holder(): Promise<{ child: ChildProcess; answer: string }> {
  const program = `
    process.on('SIGTERM', () => process.exit(0));
    import { lockDirectory } from ${JSON.stringify(pathToFileURL(path.join(import.meta.dirname, 'directoryLock.ts')).href)};
    try { lockDirectory(${JSON.stringify(directory)}); console.log('locked'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ['--import', tsx, '--input-type=module', '-e', program]);
  started.push(child);
  return new Promise((resolve) => {
    child.stdout?.once('data', (answer: Buffer) => resolve({ child, answer: answer.toString().trim() }));
  });
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

test('a directory has one owner; the next process gets an error with the directory and the owner', async () => {
  const { child, answer } = await holder();
  expect(answer).toBe('locked');
  expect(() => lockDirectory(directory)).toThrow(
    `The data directory ${directory} is in use by process ${child.pid}: stop that process, or set DATA_DIR to another directory`,
  );
});

test('the lock of a process that was killed is taken over at once', async () => {
  const { child } = await holder();
  child.kill('SIGKILL');
  await ended(child);
  const release = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUse);
  release();
});

test('a process that ends by itself releases its lock', async () => {
  const { child } = await holder();
  child.kill('SIGTERM');
  await ended(child);
  expect(() => lockDirectory(directory)()).not.toThrow();
});

test('a released directory is free again', () => {
  lockDirectory(directory)();
  expect(() => lockDirectory(directory)()).not.toThrow();
});
