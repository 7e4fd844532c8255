/** @jest-environment node */
import { aCanary } from '../../testing/aCanary';
import { aTeamsSite, enter } from '../../testing/aTeamsSite';

test('without the token the data are refused; without TEAMS_TOKEN the address is a page like any other', async () => {
  const site = aTeamsSite();
  const refused = await site.get('/equipos/devtools');
  expect([refused.statusCode, refused.body.includes('mfe-blog')]).toEqual([403, false]);
  const other = aTeamsSite({ token: null });
  other.jar.set('equipos', 'undefined');
  expect((await other.get('/equipos/devtools')).body).toContain('/equipos/devtools of undefined');
});

test('the overlay gets versions, pins, lent packages and requirements', async () => {
  const site = aTeamsSite();
  await enter(site);
  await site.get('/?mfe-blog=1.0.0-n&mfe-shop=rota');
  const answer = await site.get('/equipos/devtools');
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(answer.json()).toEqual({
    revision: expect.any(String),
    shell: { name: 'shell', mounts: [], version: '1.0.0-t', live: '1.0.0-s', requires: {} },
    remotes: [
      {
        name: 'mfe-blog',
        mounts: ['/blog'],
        version: '1.0.0-n',
        live: '1.0.0-a',
        pinned: '1.0.0-n',
        contract: '^1.2.0',
        requires: { react: '^19.0.0-1.0.0-n' },
      },
      {
        name: 'mfe-shop',
        mounts: ['/tienda'],
        version: '1.0.0-a',
        live: '1.0.0-a',
        pinned: 'rota',
        problem: 'server.cjs does not match its hash',
        contract: '^1.2.0',
        requires: { react: '^19.0.0-1.0.0-a' },
      },
    ],
    lent: { react: '19.3.1', '@tramuntana/contracts': '1.2.0' },
  });
});

test.each([
  ['mfe-blog=0.9.0-z', '0.9.0-z'],
  ['mfe-shop=0.9.0-z', '1.0.0-a'],
  ['mfe-blog=../secreto', '1.0.0-a'],
  ['mfe-blog=0.9.0-z/../../secreto', '1.0.0-a'],
  ['mfe-blog=0.9.0-y&mfe-blog=0.9.0-z', '1.0.0-a'],
  ['mfe-blog', '1.0.0-a'],
])('the requirements are those of the version in the open page: ?%s', async (query, version) => {
  const site = aTeamsSite();
  await enter(site);
  const { remotes } = (await site.get(`/equipos/devtools?${query}`)).json();
  expect(remotes[0]).toMatchObject({ name: 'mfe-blog', requires: { react: `^19.0.0-${version}` } });
});

test('of two versions of a remote in one address, the overlay shows the one that the browser gets', async () => {
  const site = aTeamsSite();
  await enter(site);
  await site.get('/?mfe-blog=1.0.0-m&mfe-blog=1.0.0-n');
  const { remotes } = (await site.get('/equipos/devtools')).json();
  expect(remotes[0]).toMatchObject({ version: '1.0.0-n', pinned: '1.0.0-n' });
});

test('a remote that was never live has no live version', async () => {
  const site = aTeamsSite();
  await enter(site);
  await site.get('/?mfe-faq=1.0.0-z');
  const { remotes } = (await site.get('/equipos/devtools')).json();
  const faq = remotes.find(({ name }: { name: string }) => name === 'mfe-faq');
  expect(faq).toMatchObject({ version: '1.0.0-z', pinned: '1.0.0-z' });
  expect(faq).not.toHaveProperty('live');
});

test('a canary is shown beside the live release, with its share', async () => {
  const site = aTeamsSite({ running: [aCanary()] });
  await enter(site);
  const { remotes } = (await site.get('/equipos/devtools')).json();
  expect(remotes[0]).toMatchObject({
    version: '1.0.0-b',
    live: '1.0.0-a',
    canary: { version: '1.0.0-b', percent: 10 },
  });
});
