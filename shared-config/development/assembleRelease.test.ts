import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { assembleRelease } from './assembleRelease';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'assembled-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function output(remote: string, files: string[]) {
  const manifest = {
    schema: 1,
    remote,
    version: 'dev',
    contract: '^1.0.0',
    mounts: [],
    entry: 'entry.js',
    container: remote,
    shared: {},
    chunks: { main: ['entry.js'] },
  };
  for (const file of ['build.json', ...files]) {
    mkdirSync(path.dirname(path.join(folder, '.dev', file)), { recursive: true });
    writeFileSync(path.join(folder, '.dev', file), file === 'build.json' ? JSON.stringify(manifest) : file);
  }
}

const target = () => path.join(folder, 'released');
const workspace = (name: string) => ({ name, folder, version: '1.0.0' });

const filesIn = (sub: string) =>
  readdirSync(path.join(folder, sub), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(path.join(folder, sub), path.join(parentPath, name)))
    .sort();

test('a remote’s release has the server’s code and the entry; pages load the rest from the newest build', async () => {
  output('mfe-blog', ['server.cjs', 'server.cjs.map', 'web/entry.js', 'web/page.js', 'web/hot/a.hot-update.js']);
  const version = await assembleRelease(workspace('mfe-blog'), 'h1', target());
  expect(version).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
  expect(filesIn('released')).toEqual(['build.json', 'server.cjs', 'web/entry.js']);
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'released/build.json'), 'utf8'));
  expect(manifest).toMatchObject({ version, chunks: {} });
});

test('the shell’s release has all scripts, because its document names them, but no maps or updates', async () => {
  const built = ['offer.json', 'server/server.cjs', 'server/server.cjs.map', 'inline/start.js', 'web/entry.js'];
  output('shell', [...built, 'web/hot/main.js.map']);
  await assembleRelease(workspace('shell'), 'h1', target());
  expect(filesIn('released')).toEqual([
    'build.json',
    'inline/start.js',
    'offer.json',
    'server/server.cjs',
    'web/entry.js',
  ]);
});

test('each build has its own version, and no file of a former release stays', async () => {
  output('mfe-blog', ['server.cjs', 'web/entry.js']);
  const first = await assembleRelease(workspace('mfe-blog'), 'h1', target());
  writeFileSync(path.join(folder, 'released/former.js'), '');
  expect(await assembleRelease(workspace('mfe-blog'), 'h2', target())).not.toBe(first);
  expect(await assembleRelease(workspace('mfe-blog'), 'h1', target())).toBe(first);
  expect(existsSync(path.join(folder, 'released/former.js'))).toBe(false);
});
