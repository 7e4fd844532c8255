import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anIssuer } from 'release-service/src/testing/anIssuer';
import { aService } from 'release-service/src/testing/aService';
import { perform, publish } from 'releases';
import { testStores } from 'releases/testing';
import { aRemote } from './testing/aRemote';

const [folder] = testStores;
if (!folder) throw new Error('there is no kind of store');

let service: Awaited<ReturnType<typeof aService>>;
let issuer: Awaited<ReturnType<typeof anIssuer>>;
let remote: ReturnType<typeof aRemote>;

beforeEach(async () => {
  service = await aService(folder);
  issuer = await anIssuer();
  remote = aRemote();
  await perform(
    {
      verb: 'access-trust',
      owner: 'ci of the blog',
      rights: ['publish', 'read'],
      remotes: ['mfe-blog'],
      days: 1,
      issuer: issuer.url,
      audience: service.url,
      claims: { repository: 'acme/mfe-blog', ref: 'refs/heads/main' },
    },
    service.site.settings,
    { who: 'root', grants: 'everything' },
  );
});

afterEach(async () => {
  remote.remove();
  await issuer.close();
  await service.remove();
});

/** A runner of GitHub Actions that gives the job a token for the audience that it asks for. `lifetime` is in seconds. */
async function aRunner({ status = 200, lifetime = 300 } = {}) {
  const asked: IncomingMessage[] = [];
  const server = createServer(async (request, response) => {
    asked.push(request);
    const aud = new URL(request.url ?? '', 'http://runner').searchParams.get('audience') ?? '';
    const exp = Math.floor(Date.now() / 1000) + lifetime;
    response.writeHead(status).end(JSON.stringify({ value: await issuer.token({ aud, exp }) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    env: {
      RELEASES_URL: `${service.url}/`,
      ACTIONS_ID_TOKEN_REQUEST_URL: `http://127.0.0.1:${port}/token?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of the job',
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

test('a job of GitHub Actions publishes by its own identity, and asks once for its token', async () => {
  const runner = await aRunner();
  const { code, err } = await remote.run(runner.env, 'publish');
  expect([code, err]).toEqual([0, '']);
  expect(runner.asked.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    [`/token?api-version=2.0&audience=${encodeURIComponent(service.url)}`, 'Bearer of the job'],
  ]);
  await runner.close();
});

test('a token that ends within a minute is replaced by a new one', async () => {
  const runner = await aRunner({ lifetime: 30 });
  expect((await remote.run(runner.env, 'publish')).code).toBe(0);
  expect(runner.asked.length).toBeGreaterThan(1);
  await runner.close();
});

test('a job without the permission learns which one it needs, before anything is built', async () => {
  remote.write('src/routes.ts', 'export const mount: string = 1;');
  const { code, err } = await remote.run({ RELEASES_URL: service.url, GITHUB_ACTIONS: 'true' }, 'publish');
  expect([code, err]).toEqual([1, expect.stringContaining('add to the job: permissions: id-token: write')]);
});

test('a job without the permission can use a token of the service', async () => {
  const env = { RELEASES_URL: service.url, GITHUB_ACTIONS: 'true', RELEASES_TOKEN: 'trd_wrong' };
  expect((await remote.run(env, 'list')).err).toContain('The token is not known here; check RELEASES_TOKEN');
});

test('a runner that refuses the token is named', async () => {
  const runner = await aRunner({ status: 403 });
  expect(await remote.run(runner.env, 'list')).toMatchObject({
    code: 1,
    err: 'GitHub Actions gave no token (it answered 403); run the job again',
  });
  await runner.close();
});

test('a job of GitLab gives its identity in RELEASES_ID_TOKEN', async () => {
  const env = { RELEASES_URL: service.url, RELEASES_ID_TOKEN: await issuer.token({ aud: service.url }) };
  service.site.build('mfe-blog', '1.0.0-s');
  await publish(service.site.settings, 'mfe-blog');
  expect((await remote.run(env, 'list')).out).toContain('1.0.0-s');
  expect((await remote.run(env, 'promote')).err).toContain("has no right 'promote'");
});
