import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { RESERVED_MOUNTS } from 'releases';
import { refuseTaken } from './refuseTaken';

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

/** Runs the command in a process of its own, with an npm that ends with this exit code. */
function newRemote(over: Partial<typeof FAQ> = {}, npm = 0) {
  const { name, mount, title } = { ...FAQ, ...over };
  const command = path.join(REPOSITORY, 'scripts/commands/newRemote.ts');
  put('npm-cli.js', `process.exit(${npm});`);
  put(
    'run.mts',
    `import { run } from ${JSON.stringify(command)};
     const commandLine = ${JSON.stringify([name, '--mount', mount, '--title', title])};
     process.exitCode = await run(commandLine, import.meta.dirname);`,
  );
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return spawnSync(process.execPath, ['--import', tsx, path.join(root, 'run.mts')], {
    env: { ...process.env, npm_execpath: path.join(root, 'npm-cli.js') },
    encoding: 'utf8',
  });
}

test('a wrong command line writes nothing, and its refusal shows how to call the command here', () => {
  const { status, stderr } = newRemote({ mount: 'preguntas' });
  expect(stderr).toContain('"preguntas" is no mount path: a slash and one segment');
  expect(stderr).toContain('Usage: npm run new-remote -- mfe-faq --mount /preguntas --title "Preguntas frecuentes"');
  expect(existsSync(path.join(root, 'mfe-faq'))).toBe(false);
  expect(status).toBe(1);
});

test('the paths that the command line refuses are those that no release may have', () => {
  const index = pathToFileURL(path.join(REPOSITORY, 'create-remote/index.mjs')).href;
  const script = `import { RESERVED_MOUNTS } from ${JSON.stringify(index)}; console.log(JSON.stringify(RESERVED_MOUNTS));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual(RESERVED_MOUNTS);
});

test('a taken name changes nothing', () => {
  const { status, stderr } = newRemote({ name: 'mfe-blog' });
  expect(stderr).toContain('The name mfe-blog is taken by the folder mfe-blog: choose another name.');
  expect(JSON.parse(read('package.json'))).toEqual({ workspaces: ['shell', 'mfe-blog', 'api'] });
  expect(status).toBe(1);
});

test.each([
  [{ name: 'mfe-blog' }, 'The name mfe-blog is taken by the folder mfe-blog: choose another name.'],
  [{ name: 'shell' }, 'The name shell is taken by the folder shell'],
  [{ name: 'react' }, 'The name react is taken by the folder node_modules/react'],
  [{ mount: '/blog' }, 'The path /blog stands in mfe-blog/webpack.config.ts: choose another --mount.'],
  [{ mount: '/revista' }, 'The path /revista stands in mfe-blog/webpack.config.ts'],
])('a name or path that is already taken is refused: %j', (over, message) => {
  expect(() => refuseTaken(root, { ...FAQ, ...over })).toThrow(message);
});

test('a free name or path is accepted, even when a taken one begins alike', () => {
  expect(() => refuseTaken(root, { name: 'mfe-blo', mount: '/blo' })).not.toThrow();
});

test('the workspace holds name, path and title; outside of it only the list of workspaces changes', () => {
  const before = readdirSync(root);
  const { status, stdout } = newRemote();
  const written = readdirSync(root).filter((entry) => !before.includes(entry));
  expect(written).toEqual(['mfe-faq', 'npm-cli.js', 'run.mts']);
  expect(JSON.parse(read('package.json'))).toEqual({ workspaces: ['shell', 'mfe-blog', 'mfe-faq', 'api'] });
  expect(JSON.parse(read('mfe-faq/package.json'))).toMatchObject({ name: 'mfe-faq', remote: true });
  expect(read('mfe-faq/webpack.config.ts')).toContain(`label: 'Preguntas frecuentes', path: '/preguntas'`);
  expect(read('mfe-faq/src/routes.tsx')).toContain(`'/preguntas': [`);
  expect(read('mfe-faq/content/start.ts')).toContain(`'Preguntas frecuentes'`);
  expect(stdout).toContain('publish it:  npm run release -- publish mfe-faq');
  expect(status).toBe(0);
});

test('the command fails where npm fails, and says how to go on', () => {
  const { status, stdout, stderr } = newRemote({}, 1);
  expect(stderr).toContain('mfe-faq/ is written, but npm did not take it into package-lock.json; run: npm install');
  expect([status, stdout]).toEqual([1, '']);
});
