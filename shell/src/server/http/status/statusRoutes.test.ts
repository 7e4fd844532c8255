/** @jest-environment node */
import type { Registry } from '@tramuntana/contracts';
import { aLiveRemote, aShop } from '../../../testing/aLiveRemote';
import type { LiveRemote } from '../../store/LiveRemote';
import type { Snapshot } from '../../store/Snapshot';
import { allVisitors, aServer, someReleases } from '../../testing/aServer';
import { statusRoutes } from './statusRoutes';

const aSite = (...remotes: LiveRemote[]) => aSiteWith(remotes.length > 0 ? remotes : [aLiveRemote()]);

const aSiteWith = (remotes: LiveRemote[]) => {
  const looks: { thorough: boolean }[] = [];
  const registry = {
    ...someReleases(...remotes),
    look: async (how: { thorough: boolean }) => void looks.push(how),
  };
  const siteRegistry = ({ revision, remotes }: Snapshot): Registry => ({
    revision: `${revision} after ${looks.length} looks`,
    remotes: remotes.map((remote) => ({ ...remote, base: '/b/' })),
  });
  const problemOf = ({ version }: LiveRemote) => (version === '1.0.0-c' ? 'its page /blog failed: roto' : undefined);
  return {
    app: aServer((server) =>
      statusRoutes(server, {
        registry,
        siteRegistry,
        problemOf,
        inBrowsers: ({ version }) => (version === '1.0.0-d' ? '3 of its last 3 views failed in browsers' : undefined),
        visitors: allVisitors(registry),
        canaryOf: () => undefined,
      }),
    ),
    looks,
  };
};

test('/healthz names the live releases without reading files', async () => {
  const { app, looks } = aSite();
  const { headers, body } = await app.inject('/healthz');
  expect(JSON.parse(body)).toEqual({
    status: 'ok',
    revision: 'r1 after 0 looks',
    remotes: [{ name: 'mfe-blog', wanted: '1.0.0-a', version: '1.0.0-a', status: 'available' }],
  });
  expect([headers['cache-control'], looks]).toEqual(['no-store', []]);
});

test('/healthz says why a release other than the wanted one is in use, and which fails to render', async () => {
  const reason = 'release 1.0.0-b of mfe-blog is refused: server.cjs does not match its hash';
  const { app } = aSite(aLiveRemote({ wanted: '1.0.0-b', reason }), aShop({ version: '1.0.0-c' }));
  expect(JSON.parse((await app.inject('/healthz')).body).remotes).toEqual([
    { name: 'mfe-blog', wanted: '1.0.0-b', version: '1.0.0-a', status: 'available', problem: reason },
    {
      name: 'mfe-shop',
      wanted: '1.0.0-c',
      version: '1.0.0-c',
      status: 'available',
      problem: 'its page /blog failed: roto',
    },
  ]);
});

test('/healthz names a release whose pages fail in browsers', async () => {
  const { app } = aSite(aLiveRemote({ version: '1.0.0-d' }));
  expect(JSON.parse((await app.inject('/healthz')).body).remotes).toMatchObject([
    { version: '1.0.0-d', inBrowsers: '3 of its last 3 views failed in browsers' },
  ]);
});

describe('a load balancer', () => {
  const unusable = { status: 'unavailable', reason: 'refused' } as const;

  test('may send visitors if one remote is usable, even if the others are not', async () => {
    const { statusCode, body } = await aSite(aLiveRemote(), aShop(unusable)).app.inject('/healthz');
    expect([statusCode, JSON.parse(body).status]).toEqual([200, 'ok']);
  });

  test.each([
    ['there is no release', [], 'a live release of any remote: the store has none, or cannot be reached'],
    [
      'none can be used',
      [aLiveRemote(unusable), aShop(unusable)],
      'a release that can be used: /healthz says of each remote why its release cannot',
    ],
  ])('sends no visitors if %s, and learns the reason', async (_why, remotes, waitsFor) => {
    const { statusCode, headers, body } = await aSiteWith(remotes).app.inject('/healthz');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '1', 'no-store']);
    expect(JSON.parse(body)).toMatchObject({ status: 'waiting', waitsFor, remotes: Array(remotes.length).fill({}) });
  });
});

test('a page that retries its remote gets the live releases after a check of every file', async () => {
  const { app, looks } = aSite();
  const { headers, body } = await app.inject('/registry.json');
  expect(JSON.parse(body)).toMatchObject({ revision: 'r1 after 1 looks', remotes: [{ name: 'mfe-blog' }] });
  expect([headers['cache-control'], looks]).toEqual(['no-store', [{ thorough: true }]]);
});

test('an open page gets a small 304 if no release has changed, without a check of files', async () => {
  const { app, looks } = aSite();
  const ask = (tag: string) => app.inject({ method: 'HEAD', url: '/registry.json', headers: { 'if-none-match': tag } });
  const { statusCode, headers, body } = await ask('"r1"');
  expect([statusCode, headers.etag, headers['cache-control'], body, looks]).toEqual([304, '"r1"', 'no-store', '', []]);
  expect((await ask('"r0", W/"r1"')).statusCode).toBe(304);
  expect(looks).toEqual([]);
  expect((await ask('"r0"')).statusCode).toBe(200);
});
