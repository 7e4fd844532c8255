import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildStale } from '@tramuntana/remote/build/buildStale';
import { DirectoryStore, promote, publish } from 'releases';
import { aSiteRepository, eventually, isRunning } from '../site/testing/aSiteRepository';
import { renderProblems } from './renderProblems';

/** A fake renderer: it reports its input and asks the API for its name. */
const RENDERER = `
  process.once('message', async (build) => {
    const { API_URL, API_IS_OWN, STORE } = process.env;
    console.log('this is no result');
    const api = API_IS_OWN && await (await fetch(API_URL + '/about')).json();
    process.send({ rendered: ['/blog'], failures: [JSON.stringify({ build, api, API_URL, STORE })] });
    process.disconnect();
  });
`;

let template: ReturnType<typeof aSiteRepository>;
let site: ReturnType<typeof aSiteRepository>;

beforeAll(async () => {
  template = aSiteRepository();
  template.write('shell/src/renderRoutes.js', RENDERER);
  await buildStale(undefined, { root: template.root, print: () => {} });
});
afterAll(() => template.remove());

beforeEach(() => {
  site = aSiteRepository({ built: template.root });
  site.write('shell/src/renderRoutes.js', RENDERER);
});
afterEach(() => site.remove());

const check = async (env: NodeJS.ProcessEnv = {}, remote = 'mfe-blog', print: (line: string) => void = () => {}) => {
  const settings = {
    root: site.root,
    store: new DirectoryStore(`${site.root}/.data/releases`),
    env: { ...process.env, API_URL: '', ...env },
    print,
  };
  const [told = ''] = await renderProblems(remote, settings);
  return JSON.parse(told);
};

test('the shell renders the build with data of the repository’s own API, which then ends', async () => {
  const { build, api, STORE } = await check();
  expect(build).toEqual({
    remote: 'mfe-blog',
    version: expect.stringMatching(/^1\.0\.0-\w{10}$/),
    mounts: ['/blog'],
    serverBundle: path.join(site.root, 'mfe-blog/dist/server.cjs'),
  });
  expect(api).toMatchObject({ name: 'api', DATA_DIR: path.join(site.root, '.cache/release-check') });
  expect(STORE).toBe(`${site.root}/.data/releases`);
  expect(isRunning(api.pid)).toBe(false);
});

test('with API_URL the check uses that API, and builds or starts none', async () => {
  rmSync(path.join(site.root, 'api/dist'), { recursive: true });
  const { api, API_URL } = await check({ API_URL: 'https://provider.example/api' });
  expect([api, API_URL]).toEqual([undefined, 'https://provider.example/api']);
  expect(existsSync(path.join(site.root, 'api/dist'))).toBe(false);
});

test('the shell’s own build has no remote’s bundle', async () => {
  expect((await check({}, 'shell')).build).not.toHaveProperty('serverBundle');
});

test('a renderer that ends early is reported, and so is a shell without a build', async () => {
  site.write('shell/src/renderRoutes.js', 'process.exit(7);');
  await expect(check()).rejects.toThrow('The renderer ended with exit code 7');
  site.write('shell/src/renderRoutes.js', `require('./absent');`);
  await expect(check()).rejects.toThrow('The routes of mfe-blog cannot be rendered: shell has no build');
});

/** Writes the source of a workspace, then publishes and promotes its build. */
async function live(workspace: string) {
  const { root } = site;
  await buildStale([workspace], { root, quiet: true, print: () => {} });
  const settings = { root, store: new DirectoryStore(`${root}/.data/releases`) };
  const { version } = await publish(settings, workspace);
  await promote(settings, workspace, version);
  return version;
}

const RENDERER_OF = (edition: string) => `
  process.once('message', (build) => {
    process.send({ rendered: [], failures: ['shell ${edition}: ' + build.remote + ' ' + build.serverBundle?.includes('/dist/')] });
    process.disconnect();
  });
`;

test('the live and the last good shell render a remote, too, and a shell renders the live and last good remotes', async () => {
  const store = new DirectoryStore(`${site.root}/.data/releases`);
  const settings = { root: site.root, store, env: process.env, print: () => {} };
  const api = { ...settings, env: { ...process.env, API_URL: 'https://provider.example/api' } };
  site.write('shell/src/renderRoutes.js', RENDERER_OF('one'));
  const one = await live('shell');
  const blog = await live('mfe-blog');
  site.write('shell/src/renderRoutes.js', RENDERER_OF('two'));
  const two = await live('shell');
  site.write('shell/src/renderRoutes.js', RENDERER_OF('three'));
  expect(await renderProblems('mfe-blog', api)).toEqual([
    'shell three: mfe-blog true',
    `with shell ${two}: shell two: mfe-blog true`,
    `with shell ${one}: shell one: mfe-blog true`,
  ]);
  expect(await renderProblems('shell', api)).toEqual([
    'shell three: shell undefined',
    `with mfe-blog ${blog}: shell three: mfe-blog false`,
  ]);
});

test('a live shell with files that differ from the published ones is not run, and the refusal names it', async () => {
  const ran = path.join(site.root, 'ran');
  const shell = await live('shell');
  site.write('shell/src/renderRoutes.js', RENDERER_OF('two'));
  const changed = `.data/releases/shell/${shell}/server/renderRoutes.cjs`;
  site.write(changed, `require('node:fs').writeFileSync(${JSON.stringify(ran)}, ''); ${site.read(changed)}`);
  const store = new DirectoryStore(`${site.root}/.data/releases`);
  const env = { ...process.env, API_URL: 'https://provider.example/api' };
  await expect(renderProblems('mfe-blog', { root: site.root, store, env, print: () => {} })).rejects.toThrow(
    `shell: server/renderRoutes.cjs of ${shell} does not match its hash in ${store.place}; publish it again`,
  );
  expect(existsSync(ran)).toBe(false);
});

test('output of the builds and the API goes to the command’s print function', async () => {
  rmSync(path.join(site.root, 'shell/dist/inputs.json'));
  site.write('api/src/server.js', `console.log('here I am'); ${site.read('api/src/server.js')}`);
  const lines: string[] = [];
  await check({}, 'mfe-blog', (line) => lines.push(line));
  await eventually(() => lines.includes('here I am'));
  expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(['api', 'here', 'shell']);
});
