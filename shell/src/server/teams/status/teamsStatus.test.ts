/** @jest-environment node */
import type { Channel, ReleaseManifest } from '@tramuntana/contracts';
import { aLiveRemote, aShop, aSnapshot } from '../../../testing/aLiveRemote';
import { ReleaseFigures } from '../../figures/ReleaseFigures';
import { aChange } from '../../testing/aRemoteStatus';
import { teamsStatus } from './teamsStatus';

const CANARY = { version: '1.0.0-b', percent: 10 };
const channelOf = (remote: string, ...history: Channel['history']): Channel => ({
  schema: 1,
  remote,
  live: '1.0.0-a',
  history,
});
const at = (time: string, to: string) => ({ at: `2026-11-21T${time}.000Z`, to });

/** The status of a site with a blog that has a canary, and a broken shop. Only `channels` can be read. */
const aStatus = (
  channels: Channel[] = [],
  figures = new ReleaseFigures({ isInUse: () => true }),
  published: ReleaseManifest[] = [],
) =>
  teamsStatus({
    registry: {
      current: () => aSnapshot(aLiveRemote(), aShop({ wanted: '1.0.0-x', reason: '1.0.0-x: no routes' })),
    },
    problemOf: ({ name }) => `${name} cannot be rendered`,
    canaryOf: (remote) => (remote === 'mfe-blog' ? CANARY : undefined),
    remotes: async () => ['mfe-blog', 'mfe-old', 'mfe-shop'],
    async channel(remote) {
      const found = channels.find((channel) => channel.remote === remote);
      if (!found) throw new Error('channel.json cannot be read');
      return found;
    },
    published: async (name) => published.filter(({ remote }) => remote === name),
    figures,
  });

test('each remote has its wanted version, the one in use, its canary and its problem', async () => {
  const { remotes } = await aStatus();
  expect(remotes).toEqual([
    expect.objectContaining({
      name: 'mfe-blog',
      version: '1.0.0-a',
      wanted: '1.0.0-a',
      canary: CANARY,
      problem: 'mfe-blog cannot be rendered',
    }),
    expect.objectContaining({ name: 'mfe-shop', wanted: '1.0.0-x', canary: undefined, problem: '1.0.0-x: no routes' }),
  ]);
});

test('a rollback leads to the last good release; an unreadable channel has none', async () => {
  const blog = channelOf('mfe-blog', aChange({ from: null, to: '1.0.0-0' }), aChange());
  const { remotes, changes } = await aStatus([blog]);
  expect(remotes.map(({ lastGood }) => lastGood)).toEqual(['1.0.0-0', undefined]);
  expect(changes.map(({ remote }) => remote)).toEqual(['mfe-blog', 'mfe-blog']);
});

test('the history joins all channels, the latest change first, including retired remotes', async () => {
  const { changes } = await aStatus([
    channelOf('mfe-blog', aChange(at('10:00:00', '1.0.0-0')), aChange(at('12:00:00', '1.0.0-a'))),
    channelOf('mfe-old', aChange(at('11:00:00', '1.0.0-z'))),
  ]);
  expect(changes.map(({ remote, to }) => `${remote} ${to}`)).toEqual([
    'mfe-blog 1.0.0-a',
    'mfe-old 1.0.0-z',
    'mfe-blog 1.0.0-0',
  ]);
});

test('of simultaneous changes, the later one in the channel comes first', async () => {
  const versions = ['1.0.0-0', '1.0.0-1', '1.0.0-2'];
  const { changes } = await aStatus([channelOf('mfe-blog', ...versions.map((to) => aChange({ to })))]);
  expect(changes.map(({ to }) => to)).toEqual(['1.0.0-2', '1.0.0-1', '1.0.0-0']);
});

test('the last 30 changes are listed', async () => {
  const days = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'));
  const history = days.map((day) => aChange({ at: `2026-10-${day}T12:00:00.000Z` }));
  const { changes } = await aStatus([channelOf('mfe-blog', ...history)]);
  expect([changes.length, changes[0]?.at, changes.at(-1)?.at]).toEqual([
    30,
    '2026-10-31T12:00:00.000Z',
    '2026-10-02T12:00:00.000Z',
  ]);
});

test('figures cover the releases that visitors get and the last three former ones', async () => {
  const figures = new ReleaseFigures({ isInUse: () => true });
  for (const version of ['a', '0', '1', '2', 'b', '3']) {
    figures.view({ name: 'mfe-blog', version: `1.0.0-${version}` }, { kind: 'rendered' });
  }
  const { remotes } = await aStatus([], figures);
  const told = remotes.map((remote) => remote.figures.map(({ version }) => version));
  expect(told).toEqual([['1.0.0-a', '1.0.0-b', '1.0.0-3', '1.0.0-2', '1.0.0-1'], []]);
});

/** A published version of the blog, or of a remote that was never live. */
const aRelease = (version: string, remote = 'mfe-blog') =>
  ({
    remote,
    version,
    mounts: [`/${remote}`],
    publishedAt: `2026-11-21T${version.slice(-2)}:00:00.000Z`,
  }) as ReleaseManifest;

test('versions that visitors never got are listed, newest first, even of a remote without a channel', async () => {
  const seen = channelOf(
    'mfe-blog',
    aChange({ from: '1.0.0-01', to: '1.0.0-02' }),
    aChange({ from: '1.0.0-a', to: '1.0.0-a', canary: { version: '1.0.0-03', percent: 10 } }),
  );
  const releases = ['1.0.0-06', '1.0.0-05', '1.0.0-03', '1.0.0-02', '1.0.0-01'].map((version) => aRelease(version));
  const { unpromoted } = await aStatus([seen], undefined, [...releases, aRelease('1.0.0-07', 'mfe-old')]);
  expect(unpromoted.map(({ remote, version, path }) => `${path} ${remote} ${version}`)).toEqual([
    '/mfe-old mfe-old 1.0.0-07',
    '/mfe-blog mfe-blog 1.0.0-06',
    '/mfe-blog mfe-blog 1.0.0-05',
  ]);
});

test('of each remote the five newest are listed', async () => {
  const releases = ['09', '08', '07', '06', '05', '04'].map((hour) => aRelease(`1.0.0-${hour}`));
  const { unpromoted } = await aStatus([], undefined, releases);
  expect(unpromoted.map(({ version }) => version.slice(-2))).toEqual(['09', '08', '07', '06', '05']);
});
