import type { Channel, ChannelChange } from '@tramuntana/contracts';
import { startCanary, stopCanary } from '../live/canary';
import { promote } from '../live/promote';
import { retire } from '../live/retire';
import { rollback } from '../live/rollback';
import { publish } from '../publish/publish';
import { aRepository, type Repository } from '../testing/aRepository';
import { type OpenTestStore, testStores } from '../testing/testStores';
import { releaseCommand } from './releaseCommand';

const NO_SOURCES = {
  build: async () => true,
  typeProblems: async () => [],
  bytesOverBudget: async () => [],
  renderProblems: async () => [],
};

/** An entry as versions without hashes wrote it. */
const anOldEntry = (over: Partial<ChannelChange> = {}): ChannelChange => ({
  at: '2026-11-20T10:00:00.000Z',
  action: 'promote',
  from: null,
  to: '1.0.0-a',
  by: 'operator',
  ...over,
});

describe.each(testStores)('the history of a store in $name', ({ open }) => {
  let opened: OpenTestStore;
  let site: Repository;
  let whole: Channel;

  beforeAll(async () => {
    opened = await open();
    site = aRepository(opened.store);
    for (const version of ['1.0.0-a', '1.0.0-b']) {
      site.build('mfe-blog', version);
      await publish(site.settings, 'mfe-blog');
    }
    await changes();
    whole = await channel();
  });

  // PostgreSQL starts once for all tests, so each test leaves the history as it was.
  afterEach(() => tamper(() => whole));

  afterAll(async () => {
    site.remove();
    await opened.remove();
  });

  const store = () => opened.store;

  async function run(...commandLine: string[]) {
    const [printed, errors]: [string[], string[]] = [[], []];
    const code = await releaseCommand(commandLine, {
      ...site.settings,
      ...NO_SOURCES,
      print: (line) => printed.push(line),
      printError: (line) => errors.push(line),
    });
    return { code, printed, errors };
  }

  /** Changes of each kind, after two entries without hashes. */
  async function changes() {
    const history = [anOldEntry(), anOldEntry({ from: '1.0.0-a', to: '1.0.0-b' })];
    await store().replaceChannel({ schema: 1, remote: 'mfe-blog', live: '1.0.0-b', history }, undefined);
    await rollback(site.settings, 'mfe-blog', { who: 'ana', reason: 'the list was empty' });
    await startCanary(site.settings, 'mfe-blog', '1.0.0-b', 10, { who: 'eva' });
    await stopCanary(store(), 'mfe-blog');
    await promote(site.settings, 'mfe-blog', '1.0.0-b');
    await retire(site.settings, 'mfe-blog');
    await promote(site.settings, 'mfe-blog', '1.0.0-a');
  }

  const channel = async () => (await store().channel('mfe-blog')) as Channel;

  /** Writes to the store what a user with access to it could write. */
  async function tamper(change: (channel: Channel) => Channel) {
    const seen = await channel();
    expect(await store().replaceChannel(change(structuredClone(seen)), seen)).toBe(true);
  }

  const withHistory = (change: (history: ChannelChange[]) => ChannelChange[]) => (channel: Channel) => ({
    ...channel,
    history: change(channel.history),
  });

  const changed = (index: number, over: Partial<ChannelChange>) =>
    withHistory((history) => history.with(index, { ...(history[index] as ChannelChange), ...over }));

  test('each change is chained, and covers the entries from before the chain', async () => {
    const head = (await channel()).history.at(-1)?.hash;
    expect(await run('history', 'mfe-blog', '--verify')).toEqual({
      code: 0,
      printed: [`mfe-blog: 6 of 8 entries are chained, and none was changed, removed, inserted or moved; head ${head}`],
      errors: [],
    });
    const { code, printed } = await run('history', '--verify', '--json');
    expect([code, JSON.parse(printed.join(''))]).toEqual([
      0,
      {
        remotes: [
          { remote: 'mfe-blog', entries: 8, chained: 6, head },
          { remote: 'mfe-shop', entries: 0, chained: 0, head: null },
        ],
      },
    ]);
  });

  test.each<[string, number, (channel: Channel) => Channel]>([
    ['who', 3, changed(2, { who: 'tom' })],
    ['the reason', 3, changed(2, { reason: 'another' })],
    ['the reason, left out', 3, changed(2, { reason: undefined })],
    ['the time', 4, changed(3, { at: '2026-11-20T10:00:00.000Z' })],
    ['the verb', 3, changed(2, { action: 'promote' })],
    ['the version', 6, changed(5, { to: '1.0.0-a' })],
    ['the version before', 6, changed(5, { from: null })],
    ['the author', 3, changed(2, { by: 'start' })],
    ['the share of a canary', 4, changed(3, { canary: { version: '1.0.0-b', percent: 50 } })],
    ['a hash', 5, changed(4, { hash: '0'.repeat(64) })],
    ['a hash, left out', 5, changed(4, { hash: undefined })],
    ['an entry from before the chain', 3, changed(0, { who: 'tom' })],
    ['an entry from before the chain, removed', 2, withHistory((history) => history.slice(1))],
    ['an entry, removed', 5, withHistory((history) => history.toSpliced(4, 1))],
    ['an entry, inserted', 4, withHistory((history) => history.toSpliced(3, 0, anOldEntry()))],
    ['an entry, twice', 5, withHistory((history) => history.toSpliced(4, 0, history[3] as ChannelChange))],
    ['the order', 4, withHistory(([a, b, c, d, e, ...rest]) => [a, b, c, e, d, ...rest] as ChannelChange[])],
    ['the first hashes, left out', 5, withHistory((h) => h.map((e, at) => (at < 4 ? { ...e, hash: undefined } : e)))],
  ])('%s: entry %i does not fit', async (_what, entry, change) => {
    await tamper(change);
    const { code, printed, errors } = await run('history', 'mfe-blog', '--verify');
    expect([code, printed]).toEqual([1, []]);
    expect(errors.join('\n')).toContain(`mfe-blog: entry ${entry} of its history (`);
    expect(errors.join('\n')).toContain('does not fit its hash and the entries before it');
  });

  test('a live version that no entry made live is found, and another remote is still checked', async () => {
    await tamper((channel) => ({ ...channel, live: '1.0.0-b' }));
    const { code, printed } = await run('history', '--verify', '--json');
    expect([code, JSON.parse(printed.join('')).error.message]).toEqual([
      1,
      expect.stringMatching(
        /^mfe-blog: 1\.0\.0-b is live, but the last entry of its history is .* promote to 1\.0\.0-a/,
      ),
    ]);
  });

  test('entries that are cut off, or a chain written anew, show only by a head that was kept', async () => {
    const kept = String((await channel()).history.at(-1)?.hash);
    const verify = () => run('history', 'mfe-blog', '--verify', '--head', kept);
    expect((await verify()).code).toBe(0);
    await rollback(site.settings, 'mfe-blog');
    expect((await verify()).code).toBe(0);
    await tamper((channel) => ({ ...channel, live: '1.0.0-b', history: channel.history.slice(0, 6) }));
    expect((await run('history', 'mfe-blog', '--verify')).code).toBe(0);
    expect(await verify()).toMatchObject({
      code: 1,
      errors: [expect.stringContaining(`does not hold the head ${kept}`)],
    });
  });

  test('a history without hashes is valid, and the next change begins the chain', async () => {
    await tamper(() => ({ schema: 1, remote: 'mfe-blog', live: '1.0.0-a', history: [anOldEntry()] }));
    expect((await run('history', 'mfe-blog', '--verify')).printed).toEqual([
      'mfe-blog: none of 1 entries has a hash; the next change begins the chain',
    ]);
    await promote(site.settings, 'mfe-blog', '1.0.0-b');
    expect((await run('history', 'mfe-blog', '--verify')).printed.join()).toContain('1 of 2 entries are chained');
  });

  test('the history of another remote is no history of this one', async () => {
    const { history } = await channel();
    await store().replaceChannel({ schema: 1, remote: 'mfe-shop', live: '1.0.0-a', history }, undefined);
    expect((await run('history', 'mfe-shop', '--verify')).errors.join()).toContain('mfe-shop: entry 3 of its history');
  });
});
