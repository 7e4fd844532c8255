import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const SCRIPTS = path.resolve(import.meta.dirname, '..');

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'setup-'));
});

afterEach(() => rmSync(root, { recursive: true }));

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

describe('the packages', () => {
  const lock = (version: string) =>
    JSON.stringify({
      packages: { '': {}, 'node_modules/drone': { version }, 'node_modules/rare': { version, optional: true } },
    });

  /** A fake npm that records its calls. It installs, unless its verb is one of those that fail. */
  const npm = (...failing: string[]) =>
    put(
      'npm-cli.js',
      `const fs = require('node:fs');
       fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
       if (${JSON.stringify(failing)}.includes(process.argv[2])) process.exit(1);
       console.log('added 1 package');
       fs.mkdirSync('node_modules', { recursive: true });`,
    );

  /** Command line and environment of a command that needs the packages. */
  function command() {
    const script = `import('${SCRIPTS}/setup/installed.mjs').then(({ ensureInstalled }) => ensureInstalled('${root}'));`;
    const { npm_lifecycle_event: _, ...env } = process.env;
    return { args: ['-e', script], env: { ...env, npm_execpath: path.join(root, 'npm-cli.js') } as NodeJS.ProcessEnv };
  }

  function ensure() {
    const { args, env } = command();
    return spawnSync(process.execPath, args, { encoding: 'utf8', env });
  }

  /** The verbs of npm's calls. The list is empty when the file exists but a call has not written to it yet. */
  const calls = () => {
    const file = path.join(root, 'calls');
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    return lines.filter(Boolean).map((line) => line.split(' ')[0]);
  };

  beforeEach(() => {
    npm();
    put('package-lock.json', lock('1.0.0'));
  });

  test('are installed once from the lock file, with the tools, and again when the lock file changes', () => {
    expect(ensure()).toMatchObject({ stdout: '', stderr: 'installing packages\nadded 1 package\n' });
    expect(readFileSync(path.join(root, 'calls'), 'utf8')).toContain('--include=dev');
    expect(ensure()).toMatchObject({ stdout: '', stderr: '', status: 0 });
    expect(calls()).toEqual(['ci']);
    put('package-lock.json', lock('1.1.0'));
    ensure();
    expect(calls()).toEqual(['ci', 'ci']);
  });

  test('that were installed by hand are not installed again, even if those of other systems are missing', () => {
    put(
      'node_modules/.package-lock.json',
      JSON.stringify({ packages: { 'node_modules/drone': { version: '1.0.0' } } }),
    );
    expect(ensure()).toMatchObject({ stdout: '', status: 0 });
    expect(calls()).toEqual([]);
  });

  test.each([
    ['of another version', { 'node_modules/drone': { version: '0.9.0' } }],
    ['that are not all there', {}],
    [
      'with others among them',
      { 'node_modules/drone': { version: '1.0.0' }, 'node_modules/old': { version: '1.0.0' } },
    ],
  ])('%s are installed again', (_what, packages) => {
    put('node_modules/.package-lock.json', JSON.stringify({ packages }));
    ensure();
    expect(calls()).toEqual(['ci']);
  });

  test('are installed with npm install if npm ci fails; a failure of both is reported and not recorded', () => {
    npm('ci');
    expect(ensure().status).toBe(0);
    expect(calls()).toEqual(['ci', 'install']);

    rmSync(path.join(root, 'node_modules'), { recursive: true });
    npm('ci', 'install');
    const { status, stderr } = ensure();
    expect(status).toBe(1);
    expect(stderr).toBe(
      'installing packages\nThe packages could not be installed: see what npm printed above, put it right and try again.\n',
    );
    expect(existsSync(path.join(root, 'node_modules/.install-hash'))).toBe(false);
  });

  describe('for commands that start at the same time', () => {
    let started: ChildProcess[];

    /** A fake npm that records its process, and ends when the test allows it or is over. */
    beforeEach(() => {
      started = [];
      put(
        'npm-cli.js',
        `const fs = require('node:fs');
         fs.appendFileSync('npm-pids', process.pid + '\\n');
         // Last: the test goes on when it sees the call.
         fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
         const pause = new Int32Array(new SharedArrayBuffer(4));
         while (!fs.existsSync('may-end')) if (!fs.existsSync(__filename)) process.exit(1); else Atomics.wait(pause, 0, 0, 20);
         fs.mkdirSync('node_modules', { recursive: true });`,
      );
    });

    afterEach(async () => {
      put('may-end', '');
      for (const child of started) child.kill('SIGKILL');
      await Promise.all(started.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
    });

    function start() {
      const { args, env } = command();
      const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'pipe'] });
      started.push(child);
      const lines = createInterface({ input: child.stderr })[Symbol.asyncIterator]();
      const ended = once(child, 'exit');
      return { child, ended, line: async () => (await lines.next()).value };
    }

    /** Starts a command and waits until its npm is running. */
    async function startInstalling() {
      const former = calls().length;
      const first = start();
      expect(await first.line()).toBe('installing packages');
      while (calls().length === former) await sleep(20);
      return first;
    }

    const npmsThatRun = () =>
      readFileSync(path.join(root, 'npm-pids'), 'utf8')
        .trim()
        .split('\n')
        .filter((pid) => isRunning(Number(pid)));

    function isRunning(pid: number) {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    }

    test('one installs; the others name the process that they wait for, and install nothing', async () => {
      const first = await startInstalling();
      const others = [start(), start()];
      for (const { line } of others) {
        expect(await line()).toBe(`waiting for process ${first.child.pid}, which installs the packages`);
      }
      expect(calls()).toEqual(['ci']);
      put('may-end', '');
      for (const { ended, line } of [first, ...others]) {
        expect(await ended).toEqual([0, null]);
        expect(await line()).toBeUndefined();
      }
      expect(calls()).toEqual(['ci']);
    });

    test('a waiting command takes over when the installing one is killed', async () => {
      const first = await startInstalling();
      const other = start();
      await other.line();
      put('may-end', '');
      first.child.kill('SIGKILL');
      expect(await other.line()).toBe('installing packages');
      expect(await other.ended).toEqual([0, null]);
      expect(calls()).toEqual(['ci', 'ci']);
    });

    test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
      'a command that %s ends stops its npm first, and the next command installs again',
      async (signal) => {
        const first = await startInstalling();
        first.child.kill(signal);
        expect(await first.ended).toEqual([null, signal]);
        expect(npmsThatRun()).toEqual([]);
        const second = await startInstalling();
        put('may-end', '');
        expect(await second.ended).toEqual([0, null]);
        expect(calls()).toEqual(['ci', 'ci']);
      },
    );
  });
});
