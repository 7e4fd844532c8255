import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

const SETUP = import.meta.dirname;
const ENGINES: string = JSON.parse(readFileSync(path.join(SETUP, '../../package.json'), 'utf8')).engines.node;
const NEEDED = ENGINES.replace('>=', '');

const PINNED = 'scripts/setup/node-pinned';
const PARTS = ['sayNode', 'command', 'nodeVersion', 'nodeFromNpm', 'npm', 'runWithNode', 'passSignalsOn'];

let root: string;
const pathOf = (file: string) => path.join(root, file);

function put(file: string, content: string) {
  mkdirSync(path.dirname(pathOf(file)), { recursive: true });
  writeFileSync(pathOf(file), content);
}

/** Installs the packages that npm would install for this system; the binary is this process's Node. */
const BRING = `
  const fs = require('node:fs');
  const home = folder + '/node_modules/node-here';
  fs.mkdirSync(home + '/bin', { recursive: true });
  fs.writeFileSync(home + '/package.json', JSON.stringify({ version: '24.99.0', bin: { node: 'bin/node' } }));
  fs.rmSync(home + '/bin/node', { force: true });
  fs.symlinkSync(${JSON.stringify(process.execPath)}, home + '/bin/node');`;

/** A fake npm that records its working folder and arguments. */
const npm = (work: string) =>
  put(
    'npm-cli.js',
    `require('node:fs').appendFileSync(${JSON.stringify(pathOf('calls'))}, process.argv.slice(2).join(' ') + '\\n');
     console.log('added 1 package');
     const folder = process.cwd();
     process.chdir(${JSON.stringify(root)});${work}`,
  );

const calls = () => (existsSync(pathOf('calls')) ? readFileSync(pathOf('calls'), 'utf8').trim().split('\n') : []);

/** A repository with the real setup, and a launcher that runs the file directly. */
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'node-'));
  put('package.json', JSON.stringify({ engines: { node: ENGINES } }));
  for (const part of PARTS) cpSync(path.join(SETUP, `${part}.mjs`), pathOf(`scripts/setup/${part}.mjs`));
  put('scripts/setup/launch.mjs', `export const launch = (file) => import(new URL('../../' + file, import.meta.url));`);
  const packages = { 'node-there': '24.99.0', 'node-here': '24.99.0' };
  put(`${PINNED}/package.json`, JSON.stringify({ optionalDependencies: packages }));
  put(`${PINNED}/package-lock.json`, '{}');
  put('start.mjs', `import { command } from './scripts/setup/command.mjs';\ncommand('work.mjs');`);
  put('work.mjs', `console.log('works')`);
  npm(BRING);
});

afterEach(() => rmSync(root, { recursive: true }));

/** Command line and environment of a process that pretends to be a version of Node; its children do not. */
function inNode(version: string, ...args: string[]) {
  put(
    'pretend.cjs',
    `if (!process.env.PRETENDED) Object.defineProperty(process.versions, 'node', { value: ${JSON.stringify(version)} });
     process.env.PRETENDED = 'once';`,
  );
  const { NODE_HANDED_OVER: _over, npm_lifecycle_event: _event, ...env } = process.env;
  return {
    args: ['--require', pathOf('pretend.cjs'), pathOf('start.mjs'), ...args],
    env: { ...env, npm_execpath: pathOf('npm-cli.js') } as NodeJS.ProcessEnv,
  };
}

function run(version: string, ...rest: string[]) {
  const { args, env } = inNode(version, ...rest);
  return spawnSync(process.execPath, args, { encoding: 'utf8', env });
}

const [major = 0, minor = 0] = NEEDED.split('.').map(Number);

test.each([`${major}.${minor}.0`, `${major}.${minor + 10}.2`, `${major + 2}.0.0`])(
  'Node %s does the work itself, and nothing is downloaded',
  (version) => {
    expect(run(version)).toMatchObject({ stdout: 'works\n', stderr: '', status: 0 });
    expect(calls()).toEqual([]);
  },
);

test.each(['18.0.0', '20.20.2', `${major}.${minor - 1}.9`])(
  'Node %s prints one line and switches to another Node',
  (version) => {
    expect(run(version)).toMatchObject({
      stdout: 'works\n',
      stderr: `This is Node ${version}, and the project needs ${NEEDED} or newer: it goes on with one from npm.\n`,
      status: 0,
    });
  },
);

test.each(['17.9.1', '9.99.0'])('Node %s is too old even to install another, and one sentence says so', (version) => {
  expect(run(version)).toMatchObject({
    stdout: '',
    stderr: `This is Node ${version}, and the project needs ${NEEDED} or newer: get one from https://nodejs.org.\n`,
    status: 1,
  });
});

test('the other Node is installed once, without install scripts, and again when the pin moves on', () => {
  run('20.20.2');
  run('20.20.2');
  expect(calls()).toEqual([expect.stringMatching(/^ci .*--ignore-scripts/)]);
  put(`${PINNED}/package.json`, JSON.stringify({ optionalDependencies: { 'node-here': '24.100.0' } }));
  run('20.20.2');
  expect(calls()).toHaveLength(2);
});

test('a Node that another command is still installing is not run, and no other files remain', async () => {
  npm(`
    if (require('node:fs').existsSync('has-begun')) {${BRING}} else {
      ${BRING}
      const bytes = fs.readFileSync(home + '/bin/node').subarray(0, 100);
      fs.rmSync(home + '/bin/node');
      fs.writeFileSync(home + '/bin/node', bytes, { mode: 0o755 });
      fs.writeFileSync('has-begun', '');
      const pause = new Int32Array(new SharedArrayBuffer(4));
      while (!fs.existsSync('may-end')) if (!fs.existsSync(__filename)) process.exit(1); else Atomics.wait(pause, 0, 0, 20);
      fs.rmSync(home + '/bin/node');
      fs.symlinkSync(${JSON.stringify(process.execPath)}, home + '/bin/node');
    }`);
  const { args, env } = inNode('20.20.2');
  const first = spawn(process.execPath, args, { env, stdio: 'ignore' });
  const ended = once(first, 'exit');
  while (!existsSync(pathOf('has-begun'))) await sleep(20);
  expect(run('20.20.2')).toMatchObject({ stdout: 'works\n', status: 0 });
  put('may-end', '');
  expect(await ended).toEqual([0, null]);
  expect(calls()).toHaveLength(2);
  expect(readdirSync(pathOf(PINNED)).sort()).toEqual(['node_modules', 'package-lock.json', 'package.json']);
});

test('when npm cannot install a Node, one sentence says what to do', () => {
  npm('');
  const { stdout, stderr, status } = run('20.20.2');
  expect([stdout, status]).toEqual(['', 1]);
  expect(stderr.split('\n')[1]).toBe(
    'npm could not bring a Node that runs here (is this machine online?): try again, or install Node from https://nodejs.org.',
  );
});

test('a Node from npm that is itself too old does not start an endless chain', () => {
  const { args, env } = inNode('20.20.2');
  const { stderr, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...env, NODE_HANDED_OVER: '20' },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^This is Node 20\.20\.2, .* get one from .*\n$/);
});

test('command line, environment, exit code and `node` on the PATH are the same as without the switch', () => {
  put(
    'work.mjs',
    `import { execFileSync } from 'node:child_process';
     import { realpathSync } from 'node:fs';
     const inner = execFileSync('node', ['-p', 'process.execPath'], { encoding: 'utf8' }).trim();
     console.log(JSON.stringify([process.argv.slice(2), process.env.PORT, realpathSync(inner)]));
     process.exitCode = 7;`,
  );
  const { args, env } = inNode('20.20.2', '--a', 'b c');
  const { stdout, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...env, PORT: '4100', PATH: '/usr/bin:/bin' },
  });
  expect(JSON.parse(stdout)).toEqual([['--a', 'b c'], '4100', realpathSync(process.execPath)]);
  expect(status).toBe(7);
});

describe('a signal', () => {
  /** A site that prints "up" when it runs and "down" when a signal ends it. */
  const SITE = `
    const end = () => { console.log('down'); process.exit(5); };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end);
    setInterval(() => {}, 60_000);
    console.log('up ' + process.pid);`;

  async function start(site: string) {
    put('work.mjs', site);
    const { args, env } = inNode('20.20.2');
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    const ended = once(child, 'exit');
    const [first] = await once(child.stdout, 'data');
    // The pipe closes when the last process that holds it has ended; the site is one of them.
    return { child, ended, first: String(first), rest: text(child.stdout) };
  }

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s reaches the work, whose exit code counts', async (signal) => {
    const { child, ended, rest } = await start(SITE);
    child.kill(signal);
    expect(await ended).toEqual([5, null]);
    expect(await rest).toBe('down\n');
  });

  test('that kills the work ends the command with the same signal', async () => {
    const { ended, first } = await start(`setInterval(() => {}, 60_000); console.log(process.pid);`);
    process.kill(Number(first), 'SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
  });

  test('that cannot be handled also ends the work, which shuts down cleanly', async () => {
    const { child, rest } = await start(SITE);
    child.kill('SIGKILL');
    expect(await rest).toBe('down\n');
  });

  test('that cannot be handled also ends work without signal handlers', async () => {
    const { child, rest } = await start(`setInterval(() => {}, 60_000); console.log('up');`);
    child.kill('SIGKILL');
    expect(await rest).toBe('');
  });
});

test('every pinned Node is new enough for the project, on every system', () => {
  for (const folder of ['node-pinned', 'node-26']) {
    const { optionalDependencies } = JSON.parse(readFileSync(path.join(SETUP, folder, 'package.json'), 'utf8'));
    for (const version of Object.values<string>(optionalDependencies)) {
      const [have = 0, detail = 0] = version.split('.').map(Number);
      expect(have > major || (have === major && detail >= minor)).toBe(true);
    }
  }
});

test.each(['start', 'test', 'dev', 'build', 'lint', 'release', 'measure'])(
  '%s.mjs goes on with another Node',
  (name) => {
    cpSync(path.join(SETUP, `../${name}.mjs`), pathOf(`scripts/${name}.mjs`));
    put('scripts/setup/launch.mjs', `export const launch = (file) => console.log('runs ' + file);`);
    const { args, env } = inNode('20.20.2');
    args.splice(2, 1, pathOf(`scripts/${name}.mjs`));
    expect(spawnSync(process.execPath, args, { encoding: 'utf8', env }).stdout).toMatch(/^runs \w+\/\w+\/\w+\.ts\n$/);
  },
);

test('an install on an older Node says one sentence, on a newer one nothing', () => {
  put('start.mjs', `import './scripts/setup/sayNode.mjs';`);
  const { stderr, stdout, status } = run('20.20.2');
  expect(stderr).toBe(
    `This is Node 20.20.2, and the project needs ${NEEDED} or newer: npm start and npm test bring one from npm.\n`,
  );
  expect([stdout, status]).toEqual(['', 0]);
  expect(run(`${major}.${minor}.0`).stderr).toBe('');
});
