/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DirectoryInUse, lockDirectory } from './directoryLock';
import { thisProcess } from './processIdentity';

let folder: string;
let directory: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'api-lock-'));
  directory = path.join(folder, 'db');
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that takes the lock, says so, and keeps it until it gets SIGTERM. */
function holder(): Promise<{ child: ChildProcess; answer: string }> {
  const program = `
    process.on('SIGTERM', () => process.exit(0));
    const { lockDirectory } = require(${JSON.stringify(path.join(__dirname, 'directoryLock.ts'))});
    try { lockDirectory(${JSON.stringify(directory)}); console.log('locked'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=commonjs', '-e', program], {
    cwd: path.resolve(__dirname, '../..'),
  });
  started.push(child);
  return new Promise((resolve) => {
    child.stdout?.once('data', (answer: Buffer) => resolve({ child, answer: answer.toString().trim() }));
  });
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

test('a directory has one owner; the next is told which directory and which process', async () => {
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

test('a process that ends by itself leaves no lock', async () => {
  const { child } = await holder();
  child.kill('SIGTERM');
  await ended(child);
  expect(readdirSync(folder)).toEqual([]);
});

test('a released directory is free again', () => {
  lockDirectory(directory)();
  lockDirectory(directory)();
  expect(readdirSync(folder)).toEqual([]);
});

test('another process with the number of a dead owner is not the owner', () => {
  writeFileSync(`${directory}.lock-1`, JSON.stringify({ pid: process.pid, started: 'long ago' }));
  lockDirectory(directory)();
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['', 'garbage', '{"pid":'])('a lock file that nobody finished writing ("%s") is taken over', (text) => {
  writeFileSync(`${directory}.lock-3`, text);
  lockDirectory(directory)();
  expect(readdirSync(folder)).toEqual([]);
});

test('the owner of a lock file with an older number is respected', () => {
  writeFileSync(`${directory}.lock-1`, JSON.stringify(thisProcess()));
  writeFileSync(`${directory}.lock-2`, JSON.stringify({ pid: 2 ** 22 + 1, started: '' }));
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUse);
});

test('where many processes want a dead owner’s directory at once, one gets it', async () => {
  writeFileSync(`${directory}.lock-1`, JSON.stringify({ pid: 2 ** 22 + 1, started: '' }));
  const answers = await Promise.all(Array.from({ length: 6 }, holder));
  expect(answers.filter(({ answer }) => answer === 'locked')).toHaveLength(1);
});
