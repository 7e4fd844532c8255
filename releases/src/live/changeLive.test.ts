import { rmSync } from 'node:fs';
import { channel as channelSchema } from '@tramuntana/contracts';
import { publish } from '../publish/publish';
import { anOffer, aRepository, type Repository } from '../testing/aRepository';
import { promote } from './promote';
import { rollback } from './rollback';

let site: Repository;

beforeEach(() => {
  site = aRepository();
});

afterEach(() => site.remove());

async function published(...versions: string[]) {
  for (const version of versions) {
    site.build('mfe-blog', version);
    await publish(site.settings, 'mfe-blog');
    // Releases are ordered by time of publishing, in milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

const live = () => site.channel('mfe-blog').live;
const messageOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'it was done',
    (error: Error) => error.message,
  );

test('the newest published release goes live if none is named, and the channel records who did it', async () => {
  await published('1.0.0-b', '1.0.0-a');
  expect(await promote(site.settings, 'mfe-blog')).toEqual({
    remote: 'mfe-blog',
    live: '1.0.0-a',
    former: null,
    changed: true,
    entries: 1,
  });
  const channel = site.channel('mfe-blog');
  expect(channelSchema.safeParse(channel).success).toBe(true);
  expect(channel.history).toEqual([
    {
      at: expect.any(String),
      action: 'promote',
      from: null,
      to: '1.0.0-a',
      by: 'operator',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
});

test('after a rollback the newest release goes live only by name: the refusal names the choices', async () => {
  await published('1.0.0-a', '1.0.0-b', '1.0.0-c');
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) await promote(site.settings, 'mfe-blog', version);
  await rollback(site.settings, 'mfe-blog');
  expect(await messageOf(promote(site.settings, 'mfe-blog'))).toBe(
    'mfe-blog: the newest release, 1.0.0-c, was live before and is not now; say which one you mean: ' +
      'npm run release -- promote mfe-blog <version>; there are: 1.0.0-c (rolled back), 1.0.0-b (live), 1.0.0-a (last good)',
  );
  expect(live()).toBe('1.0.0-b');
  await published('1.0.0-d');
  expect(await promote(site.settings, 'mfe-blog')).toMatchObject({ live: '1.0.0-d' });
});

test('the history has the author and the reason of a change', async () => {
  await published('1.0.0-a');
  await promote(site.settings, 'mfe-blog', '1.0.0-a', { who: 'ana', reason: 'first release' });
  expect(site.channel('mfe-blog').history).toEqual([
    expect.objectContaining({ to: '1.0.0-a', who: 'ana', reason: 'first release' }),
  ]);
});

test('a named version goes live; promoting the live version changes nothing', async () => {
  await published('1.0.0-a', '1.0.0-b');
  await promote(site.settings, 'mfe-blog', '1.0.0-a');
  expect(await promote(site.settings, 'mfe-blog', '1.0.0-a')).toMatchObject({ changed: false });
  expect(site.channel('mfe-blog').history).toHaveLength(1);
});

test('rolling back twice goes two releases back, but never beyond the first', async () => {
  await published('1.0.0-a', '1.0.0-b', '1.0.0-c');
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) await promote(site.settings, 'mfe-blog', version);
  await rollback(site.settings, 'mfe-blog');
  expect(live()).toBe('1.0.0-b');
  await rollback(site.settings, 'mfe-blog');
  expect(live()).toBe('1.0.0-a');
  expect(await messageOf(rollback(site.settings, 'mfe-blog'))).toBe(
    'mfe-blog: 1.0.0-a is its first live release, so there is nothing to go back to; to choose a release: npm run release -- promote mfe-blog <version>',
  );
  expect(site.channel('mfe-blog').history.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'null 1.0.0-a',
    '1.0.0-a 1.0.0-b',
    '1.0.0-b 1.0.0-c',
    '1.0.0-c 1.0.0-b',
    '1.0.0-b 1.0.0-a',
  ]);
});

test('after a rollback and a new promote, rollback gives the release that was live between them', async () => {
  await published('1.0.0-a', '1.0.0-b', '1.0.0-c');
  await promote(site.settings, 'mfe-blog', '1.0.0-a');
  await promote(site.settings, 'mfe-blog', '1.0.0-b');
  await rollback(site.settings, 'mfe-blog');
  await promote(site.settings, 'mfe-blog', '1.0.0-c');
  await rollback(site.settings, 'mfe-blog');
  expect(live()).toBe('1.0.0-a');
});

test('a channel written by hand is rolled back to the last release that its history names', async () => {
  await published('1.0.0-a', '1.0.0-b');
  await promote(site.settings, 'mfe-blog', '1.0.0-a');
  site.write(site.stored('mfe-blog', 'channel.json'), { ...site.channel('mfe-blog'), live: '1.0.0-b' });
  await rollback(site.settings, 'mfe-blog');
  expect(live()).toBe('1.0.0-a');
});

test('a remote that was never live cannot be rolled back', async () => {
  expect(await messageOf(rollback(site.settings, 'mfe-blog'))).toContain('was never live');
});

test.each([
  [
    'changed',
    () => site.write(site.stored('mfe-blog', '1.0.0-b/server.cjs'), 'evil'),
    'server.cjs does not match its hash',
  ],
  ['missing', () => rmSync(site.pathOf(site.stored('mfe-blog', '1.0.0-b/web/routes.js'))), 'web/routes.js is missing'],
  ['added', () => site.write(site.stored('mfe-blog', '1.0.0-b/web/x.js'), 'evil'), 'web/x.js is not in the manifest'],
])('a release with a %s file does not go live', async (_what, tamper, reason) => {
  await published('1.0.0-a', '1.0.0-b');
  await promote(site.settings, 'mfe-blog', '1.0.0-a');
  tamper();
  const message = await messageOf(promote(site.settings, 'mfe-blog', '1.0.0-b'));
  expect(message).toContain(`mfe-blog: 1.0.0-b is not as it was published (${reason})`);
  expect(message).toContain('publish it again');
  expect(live()).toBe('1.0.0-a');
});

test('a rollback to a damaged release is refused, and the live one stays', async () => {
  await published('1.0.0-a', '1.0.0-b');
  await promote(site.settings, 'mfe-blog', '1.0.0-a');
  await promote(site.settings, 'mfe-blog', '1.0.0-b');
  site.write(site.stored('mfe-blog', '1.0.0-a/server.cjs'), 'evil');
  expect(await messageOf(rollback(site.settings, 'mfe-blog'))).toContain(
    'npm run release -- promote mfe-blog <version>',
  );
  expect(live()).toBe('1.0.0-b');
});

test('a version that is not published is refused with the published ones', async () => {
  await published('1.0.0-a');
  expect(await messageOf(promote(site.settings, 'mfe-blog', '9.9.9'))).toContain(
    '9.9.9 is not in the store (published: 1.0.0-a)',
  );
  expect(await messageOf(promote(site.settings, 'mfe-shop'))).toContain(
    'mfe-shop: has no published release; publish one: npm run release -- publish mfe-shop',
  );
});

test('a release that does not fit a newer shell does not go live', async () => {
  await published('1.0.0-a');
  site.write('shell/dist/offer.json', anOffer({ contract: '2.0.0' }));
  expect(await messageOf(promote(site.settings, 'mfe-blog'))).toContain(
    'it needs @tramuntana/contracts ^1.0.0, the shell has 2.0.0',
  );
});

test('a manifest in the store that was forged to React 20 does not go live', async () => {
  await published('1.0.0-a');
  const forged = { ...site.manifest('mfe-blog', '1.0.0-a'), requires: { react: '^20.0.0' } };
  site.write(site.stored('mfe-blog', '1.0.0-a/manifest.json'), forged);
  expect(await messageOf(promote(site.settings, 'mfe-blog'))).toContain('1.0.0-a does not fit the shell of');
  expect(site.exists(site.stored('mfe-blog', 'channel.json'))).toBe(false);
});

test('if two published remotes claim the same path, the second is not promoted', async () => {
  await published('1.0.0-a');
  site.build('mfe-shop', '1.0.0-s', { mounts: ['/blog'] });
  await publish(site.settings, 'mfe-shop');
  await promote(site.settings, 'mfe-blog');
  expect(await messageOf(promote(site.settings, 'mfe-shop'))).toContain(
    'wants the path /blog, which belongs to mfe-blog',
  );
});

test.each([
  ['is not JSON', '{"schema":1,', 'is not JSON'],
  ['has no live version', '{"schema":1,"remote":"mfe-blog","history":[]}', 'live: '],
  ['is of another remote', '{"schema":1,"remote":"mfe-shop","live":"1.0.0-a","history":[]}', 'is of mfe-shop'],
])('a channel that %s is neither used nor overwritten', async (_what, text, reason) => {
  await published('1.0.0-a');
  site.write(site.stored('mfe-blog', 'channel.json'), text);
  const message = await messageOf(promote(site.settings, 'mfe-blog'));
  expect(message).toContain(reason);
  expect(message).toContain('channel.json');
  expect(message).toContain('put it right from a backup, or delete it and promote a release');
  expect(site.read(site.stored('mfe-blog', 'channel.json'))).toBe(text);
});

test('a canary ends when its version goes live, and goes on after any other promotion', async () => {
  await published('1.0.0-a', '1.0.0-b', '1.0.0-c');
  await promote(site.settings, 'mfe-blog', '1.0.0-a');
  const canary = { version: '1.0.0-c', percent: 10 };
  site.write(site.stored('mfe-blog', 'channel.json'), { ...site.channel('mfe-blog'), canary });
  await promote(site.settings, 'mfe-blog', '1.0.0-b');
  expect(site.channel('mfe-blog').canary).toEqual(canary);
  await promote(site.settings, 'mfe-blog', '1.0.0-c');
  expect(site.channel('mfe-blog').canary).toBeUndefined();
});
