import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildStale } from './buildStale';
import { inputHash } from './inputHash';
import { readWorkspaces } from './workspaces';

let root: string;

const put = (file: string, text: string | object) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), typeof text === 'string' ? text : JSON.stringify(text));
};

const configuration = (workspace: string) => `
  import path from 'node:path';
  export default ({ version, mode }: { version: string; mode: 'production' }) => [
    {
      mode,
      context: import.meta.dirname,
      target: 'node24',
      entry: { main: './src/main.js' },
      output: { path: path.join(import.meta.dirname, 'dist/web'), filename: '[name].js', clean: true },
      optimization: { minimize: false },
      name: '${workspace} ' + version,
    },
  ];
`;

/** A repository with two programs. Only the first uses the shared package. */
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'build-'));
  put('package.json', { workspaces: ['shared-base', 'shared-kit', 'mfe-one', 'mfe-two', 'not-checked-out'] });
  put('package-lock.json', { packages: {} });
  put('shared-base/package.json', { name: 'shared-base' });
  put('shared-base/base.js', 'export const base = 1;');
  put('shared-kit/package.json', { name: 'shared-kit', dependencies: { 'shared-base': '*' } });
  put('shared-kit/kit.js', 'export const kit = 1;');
  for (const name of ['mfe-one', 'mfe-two']) {
    put(`${name}/package.json`, {
      name,
      version: '1.2.0',
      type: 'module',
      devDependencies: name === 'mfe-one' ? { 'shared-kit': '*' } : {},
    });
    put(`${name}/webpack.config.ts`, configuration(name));
    put(`${name}/src/main.js`, `console.log('${name}');`);
  }
});

afterEach(() => rmSync(root, { recursive: true }));

async function run(names?: string[]) {
  const lines: string[] = [];
  const results = await buildStale(names, { root, print: (line) => lines.push(line) });
  return {
    states: Object.fromEntries(results.map(({ name, state }) => [name, state])),
    text: lines.join('\n'),
    results,
  };
}

const hashOf = (name: string) => {
  const workspace = readWorkspaces(root).find((candidate) => candidate.name === name);
  if (!workspace) throw new Error(`${name} is not there`);
  return inputHash(root, workspace);
};

test('the first run builds everything, under a version that names the inputs; the second finds all up to date', async () => {
  const first = await run();
  expect(first.states).toEqual({ 'mfe-one': 'built', 'mfe-two': 'built' });
  expect(first.results[0]?.version).toBe(`1.2.0-${hashOf('mfe-one').slice(0, 10)}`);
  expect(readFileSync(path.join(root, 'mfe-one/dist/web/main.js'), 'utf8')).toContain('mfe-one');

  const second = await run();
  expect(second.states).toEqual({ 'mfe-one': 'fresh', 'mfe-two': 'fresh' });
  expect(second.text).toMatch(/mfe-one +1\.2\.0-\w{10} +up to date\nmfe-two +1\.2\.0-\w{10} +up to date/);
});

test('only a changed workspace is built again, and only named workspaces are checked', async () => {
  await run();
  put('mfe-two/src/main.js', `console.log('changed');`);
  expect((await run(['mfe-one'])).states).toEqual({ 'mfe-one': 'fresh' });
  expect((await run()).states).toEqual({ 'mfe-one': 'fresh', 'mfe-two': 'built' });
});

test('a failing build names the place and the cause, stays stale, and the other builds succeed', async () => {
  await run();
  const before = readFileSync(path.join(root, 'mfe-one/src/main.js'), 'utf8');
  put('mfe-one/src/main.js', `import './absent';`);
  put('mfe-two/src/main.js', `console.log('changed');`);
  const broken = await run();
  expect(broken.states).toEqual({ 'mfe-one': 'failed', 'mfe-two': 'built' });
  expect(broken.text).toContain('mfe-one/src/main.js');
  expect(broken.text).toContain("Can't resolve './absent'");
  expect(existsSync(path.join(root, 'mfe-one/dist/inputs.json'))).toBe(false);

  put('mfe-one/src/main.js', before);
  expect((await run()).states['mfe-one']).toBe('built');
});

test('a configuration that throws fails its workspace, with the error’s message', async () => {
  put('mfe-one/webpack.config.ts', `export default () => { throw new Error('no such preset'); };`);
  const { states, text } = await run();
  expect(states).toEqual({ 'mfe-one': 'failed', 'mfe-two': 'built' });
  expect(text).toContain('no such preset');
});

test('a build process that dies fails its unfinished builds', async () => {
  // Both configurations exit, because the two builds may run in one process or in two.
  for (const name of ['mfe-one', 'mfe-two']) put(`${name}/webpack.config.ts`, 'export default () => process.exit(7);');
  const { states, text } = await run();
  expect(states).toEqual({ 'mfe-one': 'failed', 'mfe-two': 'failed' });
  expect(text).toContain('exit code 7');
});

test('a build with many errors reports all of them', async () => {
  // Together they are larger than a pipe's buffer.
  const names = Array.from({ length: 120 }, (_, index) => `module${index}.js`);
  for (const name of names) put(`mfe-one/src/${name}`, `import './${'absent/'.repeat(500)}';`);
  put('mfe-one/src/main.js', names.map((name) => `import './${name}';`).join('\n'));
  const { states, text } = await run(['mfe-one']);
  expect(states).toEqual({ 'mfe-one': 'failed' });
  expect(names.filter((name) => !text.includes(`mfe-one/src/${name}`))).toEqual([]);
});

test('an input that changes during its build leaves the build stale, even when the change is undone later', async () => {
  const [changed, before] = [path.join(root, 'mfe-one/src/main.js'), `console.log('mfe-one');`];
  const saving = `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(changed)}, 'console.log(2);');`;
  put('mfe-one/webpack.config.ts', `${saving}\n${configuration('mfe-one')}`);
  const { states, text } = await run(['mfe-one']);
  expect(states).toEqual({ 'mfe-one': 'failed' });
  expect(text).toContain('changed while it was built; build again');
  expect(readFileSync(path.join(root, 'mfe-one/dist/web/main.js'), 'utf8')).toContain('console.log(2)');
  put('mfe-one/src/main.js', before);
  expect(existsSync(path.join(root, 'mfe-one/dist/inputs.json'))).toBe(false);
});

test('picture modules are generated before the inputs are hashed, so that all clones agree on the version', async () => {
  const picture = { file: 'cove.webp', width: 640, height: 360, type: 'image/webp' };
  const asset = { slug: 'cove', kind: 'image', files: [picture], color: '#fff', lqip: '', alt: '', caption: '' };
  put('mfe-one/media/catalog.json', { assets: [asset] });
  put('mfe-one/media/cove.webp', 'a picture');
  const [fresh] = (await run(['mfe-one'])).results;
  expect(existsSync(path.join(root, 'mfe-one/media/pictures/cove.ts'))).toBe(true);
  expect(fresh?.version).toBe(`1.2.0-${hashOf('mfe-one').slice(0, 10)}`);
  expect((await run(['mfe-one'])).states).toEqual({ 'mfe-one': 'fresh' });
});

test('a warning of webpack fails the build: in a page it would throw', async () => {
  put('mfe-two/src/chosen.cjs', 'module.exports = require(process.argv[2]);');
  put('mfe-two/src/main.js', `import './chosen.cjs';`);
  const { states, text } = await run(['mfe-two']);
  expect(states).toEqual({ 'mfe-two': 'failed' });
  expect(text).toContain('the request of a dependency is an expression');
});

test('a build that bundles a file outside its inputs fails with advice', async () => {
  put('mfe-one/src/testing/aPage.js', 'export const page = 1;');
  put('mfe-one/src/main.js', `import { page } from './testing/aPage.js'; console.log(page);`);
  const { states, text } = await run();
  expect(states).toEqual({ 'mfe-one': 'failed', 'mfe-two': 'built' });
  expect(text).toContain('mfe-one/src/testing/aPage.js');
  expect(text).toContain('is bundled, but decides no version');
});

test('a build that bundles an undeclared package fails, because that package is no input of its version', async () => {
  put('package-lock.json', { packages: { 'node_modules/stray': { version: '1.0.0' } } });
  put('node_modules/stray/index.js', 'module.exports = 1;');
  put('mfe-one/src/main.js', `import stray from 'stray'; console.log(stray);`);
  const { states, text } = await run(['mfe-one']);
  expect(states).toEqual({ 'mfe-one': 'failed' });
  expect(text).toContain('node_modules/stray is bundled, but neither mfe-one nor its dependencies declare it');
});

test('a build that bundles another release fails, even with a declared dependency, and names the importer once', async () => {
  put('mfe-one/package.json', { name: 'mfe-one', version: '1.2.0', type: 'module', dependencies: { 'mfe-two': '*' } });
  put('mfe-two/src/price.js', `import { cents } from './cents.js'; export const price = cents;`);
  put('mfe-two/src/cents.js', 'export const cents = 100;');
  put('mfe-one/src/main.js', `import { price } from '../../mfe-two/src/price.js'; console.log(price);`);
  const { states, text } = await run(['mfe-one']);
  expect(states).toEqual({ 'mfe-one': 'failed' });
  expect(text.split('\n').filter((line) => line.startsWith('  error in'))).toEqual(['  error in mfe-one/src/main.js']);
  expect(text).toContain('mfe-two is bundled, but it is released by itself, and a release never holds another');
});

test('the error for an unknown workspace lists the workspaces that exist', async () => {
  await expect(run(['mfe-three'])).rejects.toThrow(
    'mfe-three is not a workspace with a webpack.config.ts; there are: mfe-one, mfe-two',
  );
});
