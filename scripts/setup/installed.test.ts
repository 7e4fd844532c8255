import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

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

  /** An npm that notes how it was called, and installs unless the verb is one of those that fail. */
  const npm = (...failing: string[]) =>
    put(
      'npm-cli.js',
      `const fs = require('node:fs');
       fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
       if (${JSON.stringify(failing)}.includes(process.argv[2])) process.exit(1);
       fs.mkdirSync('node_modules', { recursive: true });`,
    );

  function ensure() {
    const script = `import('${SCRIPTS}/setup/installed.mjs').then(({ ensureInstalled }) => ensureInstalled('${root}'));`;
    return spawnSync(process.execPath, ['-e', script], {
      encoding: 'utf8',
      env: { ...process.env, npm_execpath: path.join(root, 'npm-cli.js') },
    });
  }

  const calls = () => {
    const file = path.join(root, 'calls');
    return existsSync(file)
      ? readFileSync(file, 'utf8')
          .trim()
          .split('\n')
          .map((line) => line.split(' ')[0])
      : [];
  };

  beforeEach(() => {
    npm();
    put('package-lock.json', lock('1.0.0'));
  });

  test('are installed once, as the lock file has them, tools included, and again when it changes', () => {
    expect(ensure().stdout).toBe('installing packages\n');
    expect(readFileSync(path.join(root, 'calls'), 'utf8')).toContain('--include=dev');
    expect(ensure()).toMatchObject({ stdout: '', stderr: '', status: 0 });
    expect(calls()).toEqual(['ci']);
    put('package-lock.json', lock('1.1.0'));
    ensure();
    expect(calls()).toEqual(['ci', 'ci']);
  });

  test('that somebody installed by hand are not installed again, also without those of other systems', () => {
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
  ])('%s are installed anew', (_what, packages) => {
    put('node_modules/.package-lock.json', JSON.stringify({ packages }));
    ensure();
    expect(calls()).toEqual(['ci']);
  });

  test('are installed the slow way where the quick one fails, and a failure of both is told and not noted', () => {
    npm('ci');
    expect(ensure().status).toBe(0);
    expect(calls()).toEqual(['ci', 'install']);

    rmSync(path.join(root, 'node_modules'), { recursive: true });
    npm('ci', 'install');
    const { status, stderr } = ensure();
    expect(status).toBe(1);
    expect(stderr).toBe(
      'The packages could not be installed: see what npm printed above, put it right and try again.\n',
    );
    expect(existsSync(path.join(root, 'node_modules/.install-hash'))).toBe(false);
  });
});
