import { readdirSync } from 'node:fs';
import { publish } from '../publish/publish';
import { aRepository, type Repository } from '../testing/aRepository';
import { startCanary, stopCanary } from './canary';
import { promote } from './promote';
import { prune } from './prune';
import { retire } from './retire';
import { rollback } from './rollback';

const DAY = 24 * 60 * 60_000;

let site: Repository;

beforeEach(() => {
  site = aRepository();
});

afterEach(() => site.remove());

async function published(...versions: string[]) {
  for (const version of versions) {
    site.build('mfe-blog', version);
    await publish(site.settings, 'mfe-blog');
  }
}

/** The releases that are removed so many days from now. */
const pruned = async (days: number, { unusedFor = 30, dryRun = false } = {}) => {
  const removed = await prune(site.settings.store, ['mfe-blog'], { unusedFor, dryRun, now: Date.now() + days * DAY });
  return removed.map(({ version, state }) => `${version} ${state}`).sort();
};
const stored = () =>
  readdirSync(site.pathOf(site.stored('mfe-blog', '')), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

test('releases that were unused for the given days are removed; live, last good and canary releases stay for ever', async () => {
  await published('1.0.0-a', '1.0.0-b', '1.0.0-c', '1.0.0-d', '1.0.0-e', '1.0.0-f');
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c', '1.0.0-d']) await promote(site.settings, 'mfe-blog', version);
  await rollback(site.settings, 'mfe-blog');
  const canary = { version: '1.0.0-e', percent: 5 };
  site.write(site.stored('mfe-blog', 'channel.json'), { ...site.channel('mfe-blog'), canary });
  expect(await pruned(29)).toEqual([]);
  expect(await pruned(31, { dryRun: true })).toEqual(['1.0.0-a was live', '1.0.0-d rolled back', '1.0.0-f never live']);
  expect(stored()).toHaveLength(6);
  expect(await pruned(31)).toEqual(['1.0.0-a was live', '1.0.0-d rolled back', '1.0.0-f never live']);
  expect(stored()).toEqual(['1.0.0-b', '1.0.0-c', '1.0.0-e']);
});

test('the days count from when a release was last live, not from when it was published', async () => {
  await published('1.0.0-a', '1.0.0-b', '1.0.0-c');
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) await promote(site.settings, 'mfe-blog', version);
  const channel = site.channel('mfe-blog');
  const later = (days: number) => new Date(Date.now() + days * DAY).toISOString();
  // The first release was live for forty days.
  const history = channel.history.map((change, index) => ({ ...change, at: later(index * 40) }));
  site.write(site.stored('mfe-blog', 'channel.json'), { ...channel, history });
  expect(await pruned(69)).toEqual([]);
  expect(await pruned(71)).toEqual(['1.0.0-a was live']);
});

test.each<[string, () => Promise<unknown>]>([
  ['ends', () => stopCanary(site.settings.store, 'mfe-blog')],
  [
    'gives way to another',
    async () => {
      await stopCanary(site.settings.store, 'mfe-blog');
      await startCanary(site.settings, 'mfe-blog', '1.0.0-c', 10);
    },
  ],
  ['goes with its remote', () => retire(site.settings, 'mfe-blog')],
  [
    'is promoted, and rolled back',
    async () => {
      await promote(site.settings, 'mfe-blog', '1.0.0-b');
      await rollback(site.settings, 'mfe-blog');
    },
  ],
])('the days count from when a release was last a canary, too: one that %s', async (_how, end) => {
  await published('1.0.0-a', '1.0.0-b', '1.0.0-c');
  await promote(site.settings, 'mfe-blog', '1.0.0-a');
  await startCanary(site.settings, 'mfe-blog', '1.0.0-b', 10);
  await end();
  const channel = site.channel('mfe-blog');
  const later = (days: number) => new Date(Date.now() + days * DAY).toISOString();
  // The release was a canary for forty days.
  const history = channel.history.map((change, index) => ({ ...change, at: later(index < 2 ? 0 : 40) }));
  site.write(site.stored('mfe-blog', 'channel.json'), { ...channel, history });
  expect(await pruned(69)).not.toContainEqual(expect.stringContaining('1.0.0-b'));
  expect(await pruned(71)).toContainEqual(expect.stringContaining('1.0.0-b'));
});

test('a release that a running shell uses stays', async () => {
  await published('1.0.0-a', '1.0.0-b', '1.0.0-c');
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) await promote(site.settings, 'mfe-blog', version);
  site.report({ wanted: '1.0.0-c', version: '1.0.0-a', problem: 'refused' });
  expect(await pruned(31)).toEqual([]);
});

test('an unreadable channel stops pruning before anything is removed', async () => {
  await published('1.0.0-a');
  site.write(site.stored('mfe-shop', 'channel.json'), '{');
  const attempt = prune(site.settings.store, ['mfe-blog', 'mfe-shop'], { unusedFor: 30, now: Date.now() + 31 * DAY });
  await expect(attempt).rejects.toThrow('mfe-shop/channel.json is not JSON');
  expect(stored()).toEqual(['1.0.0-a']);
});
