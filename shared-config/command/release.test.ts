import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aService } from 'release-service/src/testing/aService';
import { DirectoryStore, performOnStore, RIGHTS } from 'releases';
import { aToken, testStores } from 'releases/testing';
import { aRemote, runIn } from './testing/aRemote';

const [folder] = testStores;
if (!folder) throw new Error('there is no kind of store');

let service: Awaited<ReturnType<typeof aService>>;
let remote: ReturnType<typeof aRemote>;
let env: NodeJS.ProcessEnv;

beforeEach(async () => {
  service = await aService(folder);
  remote = aRemote();
  const { token } = await aToken(service.opened.store.access, { rights: [...RIGHTS] });
  env = { RELEASES_URL: service.url, RELEASES_TOKEN: token };
});

afterEach(async () => {
  jest.restoreAllMocks();
  remote.remove();
  await service.remove();
});

const run = (...commandLine: string[]) => remote.run(env, ...commandLine);

test('the verbs release a remote through the service, from its own repository, without its name', async () => {
  expect(await run('publish')).toEqual({
    code: 0,
    out: 'mfe-blog: 1.0.0-a is published; to make it live: npx remote promote 1.0.0-a',
    err: '',
  });
  expect((await run('list')).out).toMatch(/^mfe-blog +1\.0\.0-a +never live/m);
  expect((await run('promote')).out).toContain('mfe-blog: 1.0.0-a is live now');
  remote.build('1.0.0-b');
  expect((await run('publish')).code).toBe(0);
  expect((await run('canary', '1.0.0-b', '10')).out).toMatch(
    /10 % of the visitors get 1\.0\.0-b.*for all: npx remote promote 1\.0\.0-b; to end it: npx remote canary --stop/s,
  );
  expect((await run('canary', '--stop')).code).toBe(0);
  expect((await run('verify', '1.0.0-b', '--suite', 'journeys', '--passed')).code).toBe(0);
  expect((await run('promote', '1.0.0-b', '--reason', 'posts')).out).toContain('is live now (before: 1.0.0-a)');
  expect((await run('rollback', '--reason', 'empty')).out).toContain('1.0.0-a is live now (before: 1.0.0-b)');
  expect((await run('history')).out).toMatch(/rollback +1\.0\.0-a +1\.0\.0-b +ana +empty/);
  expect((await run('status')).out).toMatch(/^mfe-blog +1\.0\.0-a/m);
  expect((await run('retire')).out).toContain('is retired (before: 1.0.0-a)');
});

test('with --json each verb prints one document, for a refusal too', async () => {
  expect(JSON.parse((await run('publish', '--json')).out)).toEqual({
    remote: 'mfe-blog',
    version: '1.0.0-a',
    outcome: 'published',
  });
  const { code, out, err } = await run('promote', '9.9.9', '--json');
  expect([code, err]).toEqual([1, '']);
  expect(JSON.parse(out)).toMatchObject({ error: { remote: 'mfe-blog', message: expect.stringContaining('9.9.9') } });
});

test('the data of --json is as the store has it, and a refusal names the command of this folder', async () => {
  const refused = JSON.parse((await run('promote', '--json')).out);
  expect(refused.error.message).toContain('npx remote publish');
  const reason = 'see mfe-blog/package.json, and npm run release -- status';
  await run('publish');
  await run('promote', '--reason', reason);
  expect(JSON.parse((await run('history', '--json')).out)).toMatchObject({ history: [{ reason }] });
});

test('a build with a type error is not published, and the service hears nothing of it', async () => {
  remote.write('src/routes.ts', 'export const mount: string = 1;');
  remote.build('1.0.0-a');
  const sent = jest.spyOn(globalThis, 'fetch');
  const { code, err } = await run('publish');
  expect([code, err]).toEqual([1, expect.stringContaining('src/routes.ts(1,14): error TS2322')]);
  expect(sent).not.toHaveBeenCalled();
});

test('without a token, publishing is refused before anything is checked', async () => {
  remote.write('src/routes.ts', 'export const mount: string = 1;');
  env.RELEASES_TOKEN = '';
  const { code, err } = await run('publish');
  expect([code, err]).toEqual([1, expect.stringContaining('needs a token; set RELEASES_TOKEN')]);
});

test('a wrong token and a missing right are refused with the sentence of the service', async () => {
  const reader = await aToken(service.opened.store.access, { owner: 'eva' });
  env.RELEASES_TOKEN = reader.token;
  expect((await run('promote')).err).toContain("eva has no right 'promote' on mfe-blog");
  env.RELEASES_TOKEN = 'trd_wrong';
  expect((await run('status')).err).toContain('The token is not known here; check RELEASES_TOKEN');
});

test('an address where no service answers, or that others could read, is refused', async () => {
  env.RELEASES_URL = 'http://releases.example';
  expect((await run('status')).err).toContain('where others could read the token on the way; use https://');
  await service.app.close();
  env.RELEASES_URL = service.url;
  const { code, err } = await run('promote');
  expect([code, err]).toEqual([1, expect.stringMatching(/did not answer .*look first: npx remote status$/)]);
});

test('a service that redirects does not get the token to another host', async () => {
  const asked: string[] = [];
  const other = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(307, { location: `${service.url}${url}` }).end();
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  env.RELEASES_URL = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const { code, err } = await run('status');
  await new Promise((resolve) => other.close(resolve));
  expect([code, err]).toEqual([1, expect.stringContaining('did not answer (unexpected redirect)')]);
  expect(asked).toEqual(['/verbs/status']);
});

test('without RELEASES_URL a repository of its own has no store, and the message says what to set', async () => {
  const { code, err } = await remote.run({}, 'promote');
  expect([code, err]).toEqual([1, expect.stringContaining('set it to one, as https://')]);
});

test('in the repository of the site the verbs work on its store', async () => {
  const { site } = service;
  site.build('mfe-blog', '1.0.0-s');
  const store = new DirectoryStore(site.pathOf('.data/releases'));
  const checks = { build: async () => true, typeProblems: async () => [], bytesOverBudget: async () => [] };
  const siteTools = async () => ({
    performOnStore: (request: Parameters<typeof performOnStore>[0]) =>
      performOnStore(request, { root: site.root, store, ...checks, renderProblems: async () => [] }),
    renderProblems: async () => [],
  });
  const here = (...commandLine: string[]) => runIn(site.pathOf('mfe-blog'), { siteTools }, ...commandLine);
  expect((await here('publish')).out).toContain('to make it live: npx remote promote 1.0.0-s');
  expect((await here('promote', '1.0.0-s')).code).toBe(0);
  expect((await store.channel('mfe-blog'))?.live).toBe('1.0.0-s');
});
