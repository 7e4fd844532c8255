import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DirectoryStore, SHELL } from 'releases/development';
import { newKeys } from 'releases/testing';
import { siteOf } from '../run/siteOf';
import { aSite, SHELL_FILES } from '../testing/aSite';
import { otherReleases } from './otherReleases';

let root: string;
let site: Awaited<ReturnType<typeof aSite>>;
beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'shell-'));
  site = await aSite();
  install('@tramuntana/contracts', '2.1.0');
  write('package.json', { name: 'mfe-faq', remote: true, peerDependencies: { react: '^19.0.0' } });
});
afterEach(() => {
  site.close();
  rmSync(root, { recursive: true });
});

function write(file: string, content: object) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(content));
}
const install = (name: string, version: string) => write(`node_modules/${name}/package.json`, { name, version });
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Takes the site's shell for a development of the remote in `root`. */
async function take(env: NodeJS.ProcessEnv = {}) {
  const others = await otherReleases({
    names: [SHELL],
    source: await siteOf(site.url, env),
    cache: path.join(root, 'cache'),
    print: () => {},
  });
  const folder = path.join(root, 'builds');
  const settings = { root: folder, store: new DirectoryStore(path.join(root, 'store')), output: '.' };
  await others.bringShellLive(settings, { folder, remotes: [{ name: 'mfe-faq', folder: root }] });
}

test('the site’s shell goes live with React’s development build before the script that runs the libraries', async () => {
  await take();
  expect(JSON.parse(read('store/shell/channel.json'))).toMatchObject({ live: '1.0.0-s' });
  const { chunks } = JSON.parse(read('store/shell/1.0.0-s/build.json')) as { chunks: object };
  expect(chunks).toEqual({ main: ['libraries.js', 'development/react.abc.js', 'main.js'] });
  expect(read('store/shell/1.0.0-s/server/server.cjs')).toBe(SHELL_FILES['server/server.cjs']);
  expect(existsSync(path.join(root, 'store/shell/1.0.0-s/web/main.js.br'))).toBe(false);
});

test('the second start fetches only what says which releases are live', async () => {
  await take();
  rmSync(path.join(root, 'store'), { recursive: true });
  site.asked.length = 0;
  await take();
  expect(site.asked).toEqual(['/registry.json', '/releases/shell']);
  expect(read('store/shell/1.0.0-s/web/main.js')).toBe(SHELL_FILES['web/main.js']);
});

test('a file with another hash is refused, with its name and the site', async () => {
  site.serve('server/server.cjs', 'forged');
  await expect(take()).rejects.toThrow(
    `shell: server/server.cjs of 1.0.0-s does not match its hash in ${site.url}, so the release is not used`,
  );
  expect(existsSync(path.join(root, 'store'))).toBe(false);
});

test('with RELEASES_KEY, a shell without a signature is refused', async () => {
  await expect(take({ RELEASES_KEY: newKeys().RELEASES_KEY })).rejects.toThrow(
    'shell: 1.0.0-s is refused: it has no signature, and RELEASES_KEY asks for one',
  );
});

test('a shell of an older contract is refused, with both versions and what to do', async () => {
  install('@tramuntana/contracts', '3.0.0');
  await expect(take()).rejects.toThrow(
    `mfe-faq does not fit the shell 1.0.0-s of ${site.url}: it needs @tramuntana/contracts ^3.0.0, the shell has 2.1.0; ` +
      'install what that shell has, or wait until a newer shell is live there',
  );
});

test('a shell that lends another React is refused', async () => {
  write('package.json', { name: 'mfe-faq', remote: true, peerDependencies: { react: '^20.0.0' } });
  await expect(take()).rejects.toThrow('it needs react ^20.0.0, the shell has 19.3.1');
});

test('a shell from before this way of development is named, with what to do', async () => {
  site.close();
  const { 'web/development/react.abc.js': _, ...older } = SHELL_FILES;
  site = await aSite(older);
  await expect(take()).rejects.toThrow(`the shell 1.0.0-s of ${site.url} is too old to develop beside it`);
});
