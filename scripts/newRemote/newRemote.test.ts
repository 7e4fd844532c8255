import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolPath } from '@tramuntana/remote/check/runTool';
import { readNewRemote } from './readNewRemote';
import { writeRemote } from './writeRemote';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const FAQ = { name: 'mfe-faq', mount: '/preguntas', title: 'Preguntas frecuentes' };

let root: string;
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'new-remote-'));
  put('package.json', JSON.stringify({ workspaces: ['shell', 'mfe-blog', 'api'] }));
  put('shell/package.json', JSON.stringify({ name: 'shell' }));
  put('api/package.json', JSON.stringify({ name: 'api' }));
  put('mfe-blog/package.json', JSON.stringify({ name: 'mfe-blog', remote: true }));
  put('mfe-blog/webpack.config.ts', `export default remote({ name: 'mfe-blog', mounts: ['/blog', "/revista"] });`);
  put('node_modules/react/package.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Reads a command line that asks for a remote, with some other words. */
const readWith = (over: Partial<typeof FAQ>) => {
  const { name, mount, title } = { ...FAQ, ...over };
  return readNewRemote([name, '--mount', mount, '--title', title], root);
};

test('a remote is read from the command line', () => {
  expect(readWith({})).toEqual(FAQ);
});

test.each([
  ['', 'The name of the remote is missing'],
  ['mfe-faq otro --mount /preguntas --title Preguntas', 'One name is wanted, and these are 2'],
  ['Mfe_Faq --mount /preguntas --title Preguntas', '"Mfe_Faq" is no name for a remote: 2 to 30 lower-case letters'],
  ['../faq --mount /preguntas --title Preguntas', '"../faq" is no name for a remote'],
  ['mfe--faq --mount /preguntas --title Preguntas', '"mfe--faq" is no name for a remote'],
  ['mfe-faq --title Preguntas', 'The path is missing: --mount /preguntas'],
  ['mfe-faq --mount preguntas --title Preguntas', '"preguntas" is no mount path: a slash and one segment'],
  ['mfe-faq --mount / --title Preguntas', '"/" is no mount path'],
  ['mfe-faq --mount /preguntas/todas --title Preguntas', '"/preguntas/todas" is no mount path'],
  ['mfe-faq --mount /preguntas', 'The title is missing: --title "Preguntas frecuentes"'],
  ["mfe-faq --mount /preguntas --title L'Escala", `"L'Escala" is no title: 2 to 30 letters`],
  ['mfe-faq --mount /preguntas --titulo Preguntas', "Unknown option '--titulo'"],
])('the refusal of ‘%s’ names the mistake and shows the usage', (commandLine, message) => {
  const read = () => readNewRemote(commandLine.split(' ').filter(Boolean), root);
  expect(read).toThrow(message);
  expect(read).toThrow('Usage: npm run new-remote -- mfe-faq --mount /preguntas --title "Preguntas frecuentes"');
});

test.each([
  [{ name: 'mfe-blog' }, 'The name mfe-blog is taken by the folder mfe-blog: choose another name.'],
  [{ name: 'shell' }, 'The name shell is taken by the folder shell'],
  [{ name: 'react' }, 'The name react is taken by the folder node_modules/react'],
  [{ mount: '/api' }, 'The path /api belongs to the shell or the API: choose another --mount (reserved: /api, /assets'],
  [{ mount: '/blog' }, 'The path /blog stands in mfe-blog/webpack.config.ts: choose another --mount.'],
  [{ mount: '/revista' }, 'The path /revista stands in mfe-blog/webpack.config.ts'],
])('a name or path that is already taken is refused: %j', (over, message) => {
  expect(() => readWith(over)).toThrow(message);
});

test('a free name or path is accepted, even when a taken one begins alike', () => {
  const free = { name: 'mfe-blo', mount: '/blo' };
  expect(readWith(free)).toEqual({ ...FAQ, ...free });
});

test('the workspace holds name, path and title; outside of it only the list of workspaces changes', () => {
  const before = readdirSync(root);
  writeRemote(root, FAQ);
  expect(readdirSync(root).filter((entry) => !before.includes(entry))).toEqual(['mfe-faq']);
  expect(JSON.parse(read('package.json'))).toEqual({ workspaces: ['shell', 'mfe-blog', 'mfe-faq', 'api'] });
  expect(JSON.parse(read('mfe-faq/package.json'))).toMatchObject({ name: 'mfe-faq', remote: true });
  expect(read('mfe-faq/webpack.config.ts')).toContain(`mounts: ['/preguntas']`);
  expect(read('mfe-faq/webpack.config.ts')).toContain(`label: 'Preguntas frecuentes', path: '/preguntas'`);
  expect(read('mfe-faq/src/routes.tsx')).toContain(`'/preguntas': [`);
  expect(read('mfe-faq/content/start.ts')).toContain(`'Preguntas frecuentes'`);
});

test.each([
  ['short', { name: 'ab', mount: '/a', title: 'Ab' }],
  ['long', { name: 'a'.repeat(30), mount: `/${'b'.repeat(24)}`, title: `¿${'C'.repeat(28)}?` }],
])('the files of a remote with a %s name, path and title pass lint’s format check', (_length, remote) => {
  writeRemote(root, remote);
  const configuration = JSON.parse(readFileSync(path.join(REPOSITORY, 'biome.json'), 'utf8')) as object;
  put('biome.json', JSON.stringify({ ...configuration, vcs: undefined, $schema: undefined }));
  const check = [toolPath('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', remote.name];
  expect(execFileSync(process.execPath, check, { cwd: root, encoding: 'utf8' })).toContain('No fixes applied');
});

/** Runs the command in a process of its own, with an npm that ends with this exit code. */
function runWithNpm(exitCode: number) {
  put('npm-cli.js', `process.exit(${exitCode});`);
  const command = path.join(REPOSITORY, 'scripts/commands/newRemote.ts');
  put(
    'run.mts',
    `import { run } from ${JSON.stringify(command)};
     process.exitCode = await run(['mfe-faq', '--mount', '/preguntas', '--title', 'Preguntas frecuentes'], import.meta.dirname);`,
  );
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return spawnSync(process.execPath, ['--import', tsx, path.join(root, 'run.mts')], {
    env: { ...process.env, npm_execpath: path.join(root, 'npm-cli.js') },
    encoding: 'utf8',
  });
}

test('the command says what to do next when npm has taken the remote into the lock file', () => {
  const { status, stdout } = runWithNpm(0);
  expect(stdout).toContain('publish it:  npm run release -- publish mfe-faq');
  expect(status).toBe(0);
});

test('the command fails where npm fails, and says how to go on', () => {
  const { status, stdout, stderr } = runWithNpm(1);
  expect(stderr).toContain('mfe-faq/ is written, but npm did not take it into package-lock.json; run: npm install');
  expect([status, stdout]).toEqual([1, '']);
});
