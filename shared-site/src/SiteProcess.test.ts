import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LaunchedProcess } from './launchProcess';
import { SiteProcess } from './SiteProcess';

/** The longest pause before a restart, in milliseconds. */
const LONGEST_PAUSE = 10_000;

let folder: string;
let printed: string[];
let server: SiteProcess;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-process-'));
  printed = [];
  server = new SiteProcess({ name: 'shell', file: program('one'), env: {}, print: (line) => printed.push(line) });
  allow('one');
  await server.start();
});

afterEach(async () => {
  await server.stop(5000);
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

const pathOf = (file: string) => path.join(folder, file);

/** Writes a server that records its process at its start. It becomes ready, or fails, when the test allows it. */
function program(name: string, report = `{ type: 'ready', url: 'http://localhost:3000' }`): string {
  writeFileSync(
    pathOf(`${name}.cjs`),
    `const fs = require('node:fs');
     fs.appendFileSync('${pathOf(`${name}.pids`)}', process.pid + '\\n');
     process.on('disconnect', () => process.exit());
     const timer = setInterval(() => {
       if (!fs.existsSync('${pathOf(`${name}.allowed`)}')) return;
       clearInterval(timer);
       process.send(${report});
     }, 5);`,
  );
  return pathOf(`${name}.cjs`);
}

const allow = (name: string) => writeFileSync(pathOf(`${name}.allowed`), '');

/** The processes that ran a program, in the order of their start. */
const pidsOf = (name: string) =>
  existsSync(pathOf(`${name}.pids`))
    ? readFileSync(pathOf(`${name}.pids`), 'utf8')
        .trim()
        .split('\n')
        .map(Number)
    : [];

// Not `eventually`, because these tests use fake timers.
async function until(holds: () => boolean) {
  while (!holds()) await new Promise(setImmediate);
}

async function crash(name: string) {
  process.kill(pidsOf(name).at(-1) ?? 0, 'SIGKILL');
  await until(() => printed.some((line) => line.startsWith('shell ended with signal SIGKILL')));
}

async function expectOnly(name: string) {
  jest.advanceTimersByTime(LONGEST_PAUSE);
  const [pid = 0, ...others] = pidsOf(name);
  expect(others).toEqual([]);
  expect(isRunning(pid)).toBe(true);
  await server.stop(5000);
  expect(isRunning(pid)).toBe(false);
}

test('a server that ends by Ctrl-C shortly before this process reads the signal is not started again', async () => {
  const { current } = server as unknown as { current: LaunchedProcess };
  process.kill(pidsOf('one')[0] ?? 0, 'SIGINT');
  await current.ended;
  server.expectEnd();
  await new Promise(setImmediate);
  expect(printed).toEqual([]);
});

test('a server that crashed and is replaced before its next start has one successor', async () => {
  await crash('one');
  const replaced = server.replace(program('two'));
  jest.advanceTimersByTime(LONGEST_PAUSE);
  allow('two');
  await replaced;
  await expectOnly('two');
});

test('a server that crashes while its successor warms up is not restarted beside it', async () => {
  const replaced = server.replace(program('two'));
  await crash('one');
  jest.advanceTimersByTime(LONGEST_PAUSE);
  allow('two');
  await replaced;
  await expectOnly('two');
});

test('a server that crashed is started again when its successor does not start', async () => {
  const replaced = server.replace(program('two', `{ type: 'failed', message: 'no such port' }`));
  await crash('one');
  allow('two');
  await expect(replaced).rejects.toThrow('no such port');
  await until(() => pidsOf('one').length === 2);
});

test('a server keeps running when its successor does not start', async () => {
  const replaced = server.replace(program('two', `{ type: 'failed', message: 'no such port' }`));
  allow('two');
  await expect(replaced).rejects.toThrow('no such port');
  await expectOnly('one');
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
