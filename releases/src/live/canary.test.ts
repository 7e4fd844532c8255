import { type ChannelChange, channel as channelSchema } from '@tramuntana/contracts';
import { describeChange } from '../history/describeChange';
import { lastGoodVersion, stateOf } from '../history/releaseState';
import { publish } from '../publish/publish';
import { aRepository, type Repository } from '../testing/aRepository';
import { haltCanary, startCanary, stopCanary } from './canary';
import { promote } from './promote';
import { publishAndPromoteForStart } from './publishAndPromoteForStart';
import { retire } from './retire';
import { rollback } from './rollback';

const [FORMER, LIVE, NEXT] = ['1.0.0-a', '1.0.0-b', '1.0.0-c'] as const;
let site: Repository;

beforeEach(async () => {
  site = aRepository();
  for (const version of [FORMER, LIVE, NEXT]) {
    site.build('mfe-blog', version);
    await publish(site.settings, 'mfe-blog');
    if (version !== NEXT) await promote(site.settings, 'mfe-blog', version);
  }
});
afterEach(() => site.remove());

const start = (percent = 10, version: string = NEXT) => startCanary(site.settings, 'mfe-blog', version, percent);
const messageOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'it was done',
    (error: Error) => error.message,
  );
const lastChange = () => site.channel('mfe-blog').history.at(-1);

test('a canary gets its share, and the live and the last good release stay as they are', async () => {
  const started = await start();
  const since = lastChange()?.at;
  expect(started).toEqual({ remote: 'mfe-blog', live: LIVE, version: NEXT, percent: 10, since, changed: true });
  const channel = site.channel('mfe-blog');
  expect(channelSchema.safeParse(channel).success).toBe(true);
  expect(channel).toMatchObject({ live: LIVE, canary: { version: NEXT, percent: 10 } });
  expect([lastGoodVersion(channel), stateOf(NEXT, channel)]).toEqual([FORMER, 'canary']);
  expect(lastChange()).toMatchObject({ action: 'canary', from: LIVE, to: LIVE });
});

test('the share of a canary can be changed, and the same share again changes nothing', async () => {
  await start(10);
  expect(await start(30)).toMatchObject({ percent: 30, changed: true });
  const { length } = site.channel('mfe-blog').history;
  expect(await start(30)).toMatchObject({ percent: 30, changed: false });
  expect(site.channel('mfe-blog').history).toHaveLength(length);
});

test('the history has the end of a canary with its author and reason', async () => {
  await start();
  await stopCanary(site.settings.store, 'mfe-blog', { who: 'ana', reason: 'it is slow' });
  expect(site.channel('mfe-blog').canary).toBeUndefined();
  expect(describeChange(lastChange() as ChannelChange)).toMatch(/ end canary of 1\.0\.0-c by ana: it is slow$/);
  expect(await messageOf(stopCanary(site.settings.store, 'mfe-blog'))).toMatch(
    /^mfe-blog: has no canary \(.* end canary of 1\.0\.0-c by ana: it is slow\), so there is nothing to end$/,
  );
});

test('promoting a canary or retiring its remote ends it; a rollback to another release does not', async () => {
  await start();
  await promote(site.settings, 'mfe-blog', NEXT);
  expect(site.channel('mfe-blog')).toMatchObject({ live: NEXT });
  expect(site.channel('mfe-blog').canary).toBeUndefined();
  await rollback(site.settings, 'mfe-blog');
  await start();
  await rollback(site.settings, 'mfe-blog');
  expect(site.channel('mfe-blog')).toMatchObject({ live: FORMER, canary: { version: NEXT } });
  await retire(site.settings, 'mfe-blog');
  expect(site.channel('mfe-blog').canary).toBeUndefined();
});

test.each<[string, () => Promise<unknown>, string]>([
  ['the live release', () => start(10, LIVE), '1.0.0-b is live: all visitors get it'],
  ['a version that is not published', () => start(10, '1.0.0-z'), '1.0.0-z is not in the store'],
  ['most of the visitors', () => start(51), 'a canary has at most 50 percent of the visitors'],
  ['a remote that is not live', () => startCanary(site.settings, 'mfe-shop', NEXT, 10), 'is not live, so a canary'],
  ['the shell', () => startCanary(site.settings, 'shell', NEXT, 10), 'has no canary; promote it instead'],
])('%s is refused', async (_what, attempt, message) => {
  expect(await messageOf(attempt())).toContain(message);
});

test('a second canary of a remote is refused, and so is one with other paths than the live release', async () => {
  await start();
  expect(await messageOf(start(10, FORMER))).toContain('1.0.0-c is its canary already, and it can have one; first end');
  await stopCanary(site.settings.store, 'mfe-blog');
  site.build('mfe-blog', '1.0.0-d', { mounts: ['/blog', '/revista'] });
  await publish(site.settings, 'mfe-blog');
  expect(await messageOf(start(10, '1.0.0-d'))).toBe(
    'mfe-blog: 1.0.0-d answers /blog, /revista, and the live release /blog; a canary must answer the same, ' +
      'so promote it instead: npm run release -- promote mfe-blog 1.0.0-d',
  );
});

test('of two shells that halt a canary only one writes, and a canary that was started since goes on', async () => {
  await start();
  const halt = { remote: 'mfe-blog', version: NEXT, since: lastChange()?.at, reason: '9 of 10 views failed' };
  const halts = await Promise.all([
    haltCanary(site.settings.store, halt, 'shell web-1'),
    haltCanary(site.settings.store, halt, 'shell web-2'),
  ]);
  expect(halts.toSorted()).toEqual([false, true]);
  expect(site.channel('mfe-blog').canary).toBeUndefined();
  expect(lastChange()).toMatchObject({ canary: { version: NEXT, percent: 0 }, reason: '9 of 10 views failed' });
  expect(lastChange()?.who).toMatch(/^shell web-\d$/);
  await new Promise((resolve) => setTimeout(resolve, 2));
  await start();
  expect(await haltCanary(site.settings.store, halt, 'shell web-2')).toBe(false);
  expect(site.channel('mfe-blog')).toMatchObject({ canary: { version: NEXT } });
});

test("a canary does not count as an operator's choice: a start still makes its own build live", async () => {
  const repository = aRepository();
  const { settings } = repository;
  repository.build('mfe-blog', FORMER);
  await publishAndPromoteForStart(settings, ['mfe-blog'], { print: () => {} });
  repository.build('mfe-blog', LIVE);
  await publish(settings, 'mfe-blog');
  await startCanary(settings, 'mfe-blog', LIVE, 10);
  await stopCanary(settings.store, 'mfe-blog');
  await publishAndPromoteForStart(settings, ['mfe-blog'], { print: () => {} });
  expect(repository.channel('mfe-blog').live).toBe(LIVE);
  repository.remove();
});
