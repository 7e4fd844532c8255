import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

type Holder = { pid: number; host: string; token: string };

const HEARTBEAT = 2_000;
/** A holder that did not show a sign of life for so long is gone: its machine stopped, or its process id is another's now. */
const STALE = 30_000;
const PATIENCE = 120_000;

/**
 * Does the work while no other process on any machine that sees the folder does work under the same lock file. A lock whose
 * process died is taken over.
 */
export async function exclusively<Result>(lockFile: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(path.dirname(lockFile), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, host: os.hostname(), token: randomUUID() } satisfies Holder);
  const deadline = Date.now() + PATIENCE;
  while (!(await create(lockFile, mine))) {
    if (Date.now() > deadline) throw new Error(await describeHolder(lockFile));
    if (!(await takeAwayFromTheDead(lockFile))) await wait(20 + Math.random() * 40);
  }
  const heartbeat = setInterval(() => void touch(lockFile), HEARTBEAT).unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if ((await read(lockFile)) === mine) await rm(lockFile, { force: true });
  }
}

async function create(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Two waiting processes may find the same dead holder: only the one that makes the second file removes the first. */
async function takeAwayFromTheDead(lockFile: string): Promise<boolean> {
  const found = await read(lockFile);
  if (found === undefined || !(await isDead(lockFile, found))) return false;
  const guard = `${lockFile}.takeover`;
  if (!(await create(guard, ''))) {
    if ((await silence(guard)) > STALE) await rm(guard, { force: true });
    return false;
  }
  try {
    if ((await read(lockFile)) !== found) return false;
    await rm(lockFile, { force: true });
    return true;
  } finally {
    await rm(guard, { force: true });
  }
}

async function isDead(lockFile: string, text: string): Promise<boolean> {
  const holder = parse(text);
  if (holder && holder.host === os.hostname() && !isRunning(holder.pid)) return true;
  return (await silence(lockFile)) > STALE;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Undefined while the holder has made the file but not yet written into it. */
function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

// The file may vanish between any two steps: its holder is done, which is what one waits for.
const read = (file: string) => readFile(file, 'utf8').catch(() => undefined);
const touch = (file: string) => utimes(file, new Date(), new Date()).catch(() => undefined);
const silence = (file: string) =>
  stat(file)
    .then(({ mtimeMs }) => Date.now() - mtimeMs)
    .catch(() => 0);

async function describeHolder(lockFile: string): Promise<string> {
  const holder = parse((await read(lockFile)) ?? '');
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
  return `${lockFile} is held by ${who}; wait for it to end, and delete the file if nothing runs there`;
}
