/** @jest-environment node */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { anOffer } from '../../testing/anOffer';
import { aStore } from '../../testing/aStore';
import type { LiveRemote } from './LiveRemote';
import { type RegistryListener, ReleaseRegistry } from './ReleaseRegistry';
import { VerifiedReleases } from './releases/VerifiedReleases';
import type { Snapshot } from './Snapshot';

type Options = Partial<RegistryListener> & { releases?: VerifiedReleases };

const open = (folder: string, { prepare = async () => {}, changed = () => {}, ...given }: Options = {}) => {
  const log = { info: jest.fn(), warn: jest.fn() };
  const registry = new ReleaseRegistry({ releases: new VerifiedReleases(folder, anOffer()), log, ...given });
  registry.listen({ prepare, changed });
  return { log, registry };
};
const inUse = ({ remotes }: Snapshot) => remotes.map(({ name, version, status }) => `${name} ${version} ${status}`);
const look = async (registry: ReleaseRegistry) => {
  await registry.look({ thorough: true });
  return inUse(registry.current());
};

/** A promise that the test settles. */
function aPause() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
/** Lets file reads continue until a condition holds. */
async function until(holds: () => boolean) {
  for (let turns = 0; !holds(); turns++) {
    if (turns > 10_000) throw new Error(`it does not become true: ${holds}`);
    await settled();
  }
}

test('the next look sees a promotion, and nothing else changes', async () => {
  const store = aStore();
  store.publish('mfe-blog', '1');
  store.publish('mfe-blog', '2');
  store.publish('mfe-shop', '1');
  store.promote('mfe-blog', '1');
  store.promote('mfe-shop', '1');
  const { registry } = open(store.folder);
  await registry.look();
  const before = registry.current();
  await registry.look();
  expect(registry.current()).toBe(before);
  store.promote('mfe-blog', '1', '2');
  await registry.look();
  const after = registry.current();
  expect(after.remotes.map(({ version }) => version)).toEqual(['2', '1']);
  expect(after.revision).not.toBe(before.revision);
});

test('a remote that is not in the store has no state, and none of its files are served', async () => {
  const store = aStore();
  store.publish('mfe-blog', '1');
  store.promote('mfe-blog', '1');
  const { registry } = open(store.folder);
  await registry.look();
  const told = (name: string) => [
    registry.isRemote(name),
    registry.isServed(name, '1'),
    registry.isHaltPending(name),
    registry.canaryOf(name),
    registry.canaryProblemOf(name),
  ];
  expect(told('mfe-blog')).toEqual([true, true, false, undefined, undefined]);
  expect(told('mfe-none')).toEqual([false, false, false, undefined, undefined]);
});

test('every change is reported once', async () => {
  const store = aStore();
  store.publish('mfe-blog', '1');
  store.publish('mfe-blog', '2');
  store.promote('mfe-blog', '1');
  const changed = jest.fn();
  const { registry, log } = open(store.folder, { changed });
  await registry.look();
  await look(registry);
  store.promote('mfe-blog', '1', '2');
  await registry.look();
  expect(changed.mock.calls.map(([snapshot]) => inUse(snapshot)[0])).toEqual([
    'mfe-blog 1 available',
    'mfe-blog 2 available',
  ]);
  expect(log.info.mock.calls.map(([{ version }]) => version)).toEqual(['1', '2']);
});

test('a new release takes over when it is ready; until then the former one renders pages', async () => {
  const store = aStore();
  store.publish('mfe-blog', '1');
  store.publish('mfe-blog', '2');
  store.promote('mfe-blog', '1');
  const ready = aPause();
  const prepare = jest.fn((_next: LiveRemote, _former: LiveRemote, _snapshot: Snapshot) => ready.ended);
  const { registry } = open(store.folder, { prepare });
  await registry.look();
  expect(prepare).not.toHaveBeenCalled();
  store.promote('mfe-blog', '1', '2');
  const looked = registry.look();
  await until(() => prepare.mock.calls.length > 0);
  expect(inUse(registry.current())).toEqual(['mfe-blog 1 available']);
  // The preparation gets the snapshot that its pages will name.
  const [next, former, snapshot] = prepare.mock.calls[0] ?? [];
  expect([next?.version, former?.version]).toEqual(['2', '1']);
  expect(inUse(snapshot as Snapshot)).toEqual(['mfe-blog 2 available']);
  ready.end();
  await looked;
  expect(inUse(registry.current())).toEqual(['mfe-blog 2 available']);
});

test('a slow warm-up delays no other remote', async () => {
  const store = aStore();
  for (const remote of ['mfe-blog', 'mfe-shop']) {
    store.publish(remote, '1');
    store.publish(remote, '2');
    store.promote(remote, '1');
  }
  const ready = aPause();
  const prepare = ({ name }: LiveRemote) => (name === 'mfe-blog' ? ready.ended : Promise.resolve());
  const { registry } = open(store.folder, { prepare });
  await registry.look();
  for (const remote of ['mfe-blog', 'mfe-shop']) store.promote(remote, '1', '2');
  const looked = registry.look();
  await until(() => inUse(registry.current())[1] === 'mfe-shop 2 available');
  expect(inUse(registry.current())[0]).toBe('mfe-blog 1 available');
  ready.end();
  await looked;
  expect(inUse(registry.current())[0]).toBe('mfe-blog 2 available');
});

test('a release promoted during another’s warm-up takes over after it', async () => {
  const store = aStore();
  for (const version of ['1', '2', '3']) store.publish('mfe-blog', version);
  store.promote('mfe-blog', '1');
  const ready = aPause();
  const prepared: string[] = [];
  const { registry } = open(store.folder, {
    prepare: async ({ version }) => {
      prepared.push(version);
      await ready.ended;
    },
  });
  await registry.look();
  store.promote('mfe-blog', '1', '2');
  const looked = registry.look();
  await until(() => prepared.length > 0);
  store.promote('mfe-blog', '1', '2', '3');
  const [again, andAgain] = [look(registry), look(registry)];
  ready.end();
  await looked;
  expect(await again).toEqual(['mfe-blog 3 available']);
  await andAgain;
  expect(prepared).toEqual(['2', '3']);
});

test('a release with a changed file is refused, and the last good one is used', async () => {
  const store = aStore();
  store.publish('mfe-blog', '1');
  store.publish('mfe-blog', '2');
  store.promote('mfe-blog', '1', '2');
  const { registry, log } = open(store.folder);
  expect(await look(registry)).toEqual(['mfe-blog 2 available']);
  store.write('mfe-blog/2/web/remoteEntry.js', 'tampered');
  expect(await look(registry)).toEqual(['mfe-blog 1 available']);
  expect(registry.current().remotes[0]).toMatchObject({
    wanted: '2',
    reason: 'release 2 of mfe-blog is refused: web/remoteEntry.js does not match its hash',
  });
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('a look at the channels alone does not read files', async () => {
  const store = aStore();
  store.publish('mfe-blog', '1');
  store.promote('mfe-blog', '1');
  const { registry } = open(store.folder);
  await registry.look();
  store.write('mfe-blog/1/web/remoteEntry.js', 'tampered');
  await registry.look();
  expect(inUse(registry.current())).toEqual(['mfe-blog 1 available']);
});

test('the release that was just rolled back does not come back when the live one is damaged', async () => {
  const store = aStore();
  for (const version of ['1', '2', '3']) store.publish('mfe-blog', version);
  store.promote('mfe-blog', '1', '2', '3');
  store.rollBack('mfe-blog', '3', '2');
  store.write('mfe-blog/2/server.cjs', 'tampered');
  const { registry } = open(store.folder);
  expect(await look(registry)).toEqual(['mfe-blog 1 available']);
  store.write('mfe-blog/1/server.cjs', 'tampered');
  expect(await look(registry)).toEqual(['mfe-blog 2 unavailable']);
  const restarted = open(store.folder);
  expect(await look(restarted.registry)).toEqual(['mfe-blog 2 unavailable']);
});

test('a deleted release leaves its remote unavailable until it is back', async () => {
  const store = aStore();
  store.publish('mfe-blog', '1');
  store.promote('mfe-blog', '1');
  const { registry } = open(store.folder);
  await registry.look();
  rmSync(path.join(store.folder, 'mfe-blog/1'), { recursive: true });
  expect(await look(registry)).toEqual(['mfe-blog 1 unavailable']);
  expect(registry.current().remotes[0]?.mounts).toEqual(['/blog']);
  store.publish('mfe-blog', '1');
  expect(await look(registry)).toEqual(['mfe-blog 1 available']);
});

test('without the store every remote stays known, but unavailable', async () => {
  const store = aStore();
  for (const remote of ['mfe-blog', 'mfe-shop']) {
    store.publish(remote, '1');
    store.promote(remote, '1');
  }
  const { registry } = open(store.folder);
  await registry.look();
  rmSync(store.folder, { recursive: true });
  expect(await look(registry)).toEqual(['mfe-blog 1 unavailable', 'mfe-shop 1 unavailable']);
});

test('a remote that is published for the first time is found', async () => {
  const store = aStore();
  const { registry } = open(store.folder);
  expect(await look(registry)).toEqual([]);
  store.publish('mfe-blog', '1');
  expect(await look(registry)).toEqual([]);
  store.promote('mfe-blog', '1');
  expect(await look(registry)).toEqual(['mfe-blog 1 available']);
});

test('a retired remote is left out, which is logged, and its files can still be read', async () => {
  const store = aStore();
  for (const remote of ['mfe-blog', 'mfe-shop']) {
    store.publish(remote, '1');
    store.promote(remote, '1');
  }
  const releases = new VerifiedReleases(store.folder, anOffer());
  const changed = jest.fn();
  const { registry, log } = open(store.folder, { releases, changed });
  await registry.look();
  const { revision } = registry.current();
  store.retire('mfe-blog');
  expect(await look(registry)).toEqual(['mfe-shop 1 available']);
  expect(registry.current().revision).not.toBe(revision);
  expect(changed).toHaveBeenLastCalledWith(registry.current());
  expect(log.info).toHaveBeenLastCalledWith({ remote: 'mfe-blog' }, 'remote retired');
  expect(await releases.file('mfe-blog', '1', 'web/remoteEntry.js')).toBeDefined();
});

test('a channel that cannot be read is not an outage', async () => {
  const store = aStore();
  store.publish('mfe-blog', '1');
  store.promote('mfe-blog', '1');
  const { registry } = open(store.folder);
  await registry.look();
  store.write('mfe-blog/channel.json', '{ half a chan');
  expect(await look(registry)).toEqual(['mfe-blog 1 available']);
  store.publish('mfe-blog', '2');
  store.promote('mfe-blog', '1', '2');
  expect(await look(registry)).toEqual(['mfe-blog 2 available']);
});

test('after a restart with an unreadable channel, the last used release goes on', async () => {
  const store = aStore();
  store.publish('mfe-blog', '1');
  store.publish('mfe-blog', '2');
  store.write('mfe-blog/channel.json', '{ half a chan');
  const remotes = [{ name: 'mfe-blog', wanted: '2', version: '1', status: 'available' }];
  store.write('.serving/host-3000.json', JSON.stringify({ schema: 1, state: 'stopped', offer: anOffer(), remotes }));
  const { registry } = open(store.folder);
  expect(await look(registry)).toEqual(['mfe-blog 1 available']);
});

test('without a channel or a last used release, the remote is unavailable at its newest paths', async () => {
  const store = aStore();
  store.publish('mfe-blog', '1', { mounts: ['/antiguo'] });
  store.publish('mfe-blog', '2', { publishedAt: '2026-02-01T00:00:00.000Z' });
  store.write('mfe-blog/channel.json', '{ half a chan');
  const { registry } = open(store.folder);
  await registry.look();
  expect(registry.current().remotes).toEqual([
    expect.objectContaining({
      name: 'mfe-blog',
      status: 'unavailable',
      mounts: ['/blog'],
      reason: 'its channel cannot be read',
    }),
  ]);
});

test.each([
  [
    'a contract that the shell does not have',
    { contract: '^2.0.0' },
    'needs @tramuntana/contracts ^2.0.0, the shell has 1.2.0',
  ],
  ['React 20 among what it needs', { requires: { react: '^20.0.0' } }, 'needs react ^20.0.0, the shell has 19.3.1'],
  ['another remote’s name', { remote: 'mfe-shop' }, 'speaks of mfe-shop 1'],
  [
    'a promise of a file that is not there',
    { files: { 'web/a.js': { bytes: 1, integrity: 'sha384-' } } },
    'web/a.js is missing',
  ],
  ['a file outside of its folder', { files: { '../../x': { bytes: 1, integrity: 'sha384-' } } }, 'it has no ../../x'],
])('a release with %s is refused, and the reason is reported', async (_what, over, reason) => {
  const store = aStore();
  store.publish('mfe-blog', '1', over);
  store.promote('mfe-blog', '1');
  const { registry } = open(store.folder);
  expect(await look(registry)).toEqual(['mfe-blog 1 unavailable']);
  expect(registry.current().remotes[0]?.reason).toContain(reason);
});

test('after a failed look, the next look follows the store again', async () => {
  const store = aStore();
  store.publish('mfe-blog', '1');
  store.promote('mfe-blog', '1');
  const releases = new VerifiedReleases(store.folder, anOffer());
  const { registry, log } = open(store.folder, { releases });
  const broken = jest.spyOn(releases, 'signature').mockRejectedValue(new Error('too many open files'));
  await registry.look();
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'mfe-blog' }),
    'remote cannot be followed now',
  );
  broken.mockRestore();
  expect(await look(registry)).toEqual(['mfe-blog 1 available']);
});

describe('an open registry', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] }));
  afterEach(() => jest.useRealTimers());

  test('compares every file of each remote once a second, by turns, and reads the store’s folder only when it changed', async () => {
    const store = aStore();
    for (const remote of ['mfe-blog', 'mfe-shop']) {
      store.publish(remote, '1');
      store.promote(remote, '1');
    }
    const releases = new VerifiedReleases(store.folder, anOffer());
    const listed = jest.spyOn(releases, 'remotes');
    const { registry } = open(store.folder, { releases });
    await registry.open();
    const compared = jest.spyOn(releases, 'signature');
    const turns: string[] = [];
    for (let look = 0; look < 10; look++) {
      compared.mockClear();
      jest.advanceTimersByTime(200);
      await settled();
      turns.push(compared.mock.calls.map(([name]) => name).join());
    }
    registry.close();
    const order = turns.filter(Boolean);
    expect(order).toHaveLength(4);
    expect(order[0]).not.toBe(order[1]);
    expect(order.slice(2)).toEqual(order.slice(0, 2));
    expect(listed).toHaveBeenCalledTimes(1);
  });

  test('follows the store by itself, every file once a second, until it is closed', async () => {
    const store = aStore();
    for (const version of ['1', '2', '3']) store.publish('mfe-blog', version);
    store.promote('mfe-blog', '1');
    const { registry } = open(store.folder);
    await registry.open();
    const shows = (version: string) => () => inUse(registry.current())[0] === `mfe-blog ${version} available`;
    expect(shows('1')()).toBe(true);
    store.promote('mfe-blog', '1', '2');
    jest.advanceTimersByTime(200);
    await until(shows('2'));
    store.write('mfe-blog/2/server.cjs', 'tampered');
    await until(() => {
      jest.advanceTimersByTime(200);
      return shows('1')();
    });
    registry.close();
    expect(jest.getTimerCount()).toBe(0);
  });
});
