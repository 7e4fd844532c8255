/** @jest-environment node */
import { anOffer } from '../../testing/anOffer';
import { aStore } from '../../testing/aStore';
import type { LiveRemote } from './LiveRemote';
import { ReleaseRegistry } from './ReleaseRegistry';
import { VerifiedReleases } from './releases/VerifiedReleases';
import type { Snapshot } from './Snapshot';

/** A registry of a blog, where version 1 is live, and a shop. */
async function aRegistry() {
  const store = aStore();
  for (const version of ['1', '2', '3']) store.publish('mfe-blog', version);
  store.publish('mfe-shop', '7');
  store.promote('mfe-blog', '1');
  store.promote('mfe-shop', '7');
  const log = { info: jest.fn(), warn: jest.fn() };
  const changed = jest.fn();
  const prepare = jest.fn(async (_next: LiveRemote, _former: LiveRemote, _snapshot: Snapshot) => {});
  const releases = new VerifiedReleases(store.folder, anOffer());
  const registry = new ReleaseRegistry({ releases, log });
  registry.listen({ changed, prepare });
  await registry.look();
  return { store, log, changed, prepare, registry };
}
const inUse = ({ remotes }: Snapshot) => remotes.map(({ name, version }) => `${name}@${version}`);

test('a canary is prepared beside the live release and then has its own version set', async () => {
  const { store, registry, prepare, changed } = await aRegistry();
  const before = registry.current();
  store.canary('mfe-blog', '2', 10);
  await registry.look();
  expect(prepare.mock.calls.map(([next, former, set]) => [next.version, former.version, inUse(set)])).toEqual([
    ['2', '1', ['mfe-blog@2', 'mfe-shop@7']],
  ]);
  const live = registry.current();
  expect([inUse(live), live.undecided]).toEqual([['mfe-blog@1', 'mfe-shop@7'], ['mfe-blog']]);
  // Documents from before the canary name the blog's release.
  expect(live.revision).not.toBe(before.revision);
  const canary = registry.canaryOf('mfe-blog');
  expect(canary).toMatchObject({ remote: { version: '2' }, live: '1', percent: 10 });
  const set = registry.withCanaries(registry.canaries());
  expect(inUse(set)).toEqual(['mfe-blog@2', 'mfe-shop@7']);
  expect(registry.withCanaries(registry.canaries())).toBe(set);
  expect(set.revision).not.toBe(live.revision);
  expect(registry.inUse().map(({ version }) => version)).toEqual(['1', '7', '2']);
  expect(registry.isServed('mfe-blog', '2')).toBe(true);
  expect(changed).toHaveBeenCalledTimes(3);
});

test('after a canary ends, the sets are as before, and open pages still get its files', async () => {
  const { store, registry } = await aRegistry();
  const { revision } = registry.current();
  store.canary('mfe-blog', '2', 10);
  await registry.look();
  store.canary('mfe-blog', '2', 0);
  await registry.look();
  expect([registry.canaryOf('mfe-blog'), registry.current().revision]).toEqual([undefined, revision]);
  expect(registry.isServed('mfe-blog', '2')).toBe(true);
});

test('another share is another run, but needs no new preparation', async () => {
  const { store, registry, prepare } = await aRegistry();
  store.canary('mfe-blog', '2', 10);
  await registry.look();
  const first = registry.canaryOf('mfe-blog');
  store.canary('mfe-blog', '2', 30);
  await registry.look();
  expect(registry.canaryOf('mfe-blog')).toMatchObject({ percent: 30 });
  expect(registry.canaryOf('mfe-blog')).not.toBe(first);
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('a canary is compared with each new live release, and ends when it is promoted', async () => {
  const { store, registry } = await aRegistry();
  store.canary('mfe-blog', '2', 10);
  await registry.look();
  store.promote('mfe-blog', '1', '3');
  store.canary('mfe-blog', '2', 10);
  await registry.look();
  expect(registry.canaryOf('mfe-blog')).toMatchObject({ live: '3', remote: { version: '2' } });
  store.promote('mfe-blog', '1', '3', '2');
  await registry.look();
  expect(registry.canaryOf('mfe-blog')).toBeUndefined();
});

test('a halted canary reaches no visitor until an operator starts it again', async () => {
  const { store, registry, changed } = await aRegistry();
  store.canary('mfe-blog', '2', 10);
  await registry.look();
  const canary = registry.canaryOf('mfe-blog');
  changed.mockClear();
  if (canary) registry.halt(canary);
  expect([registry.canaryOf('mfe-blog'), registry.current().undecided]).toEqual([undefined, undefined]);
  expect(changed).toHaveBeenCalledTimes(1);
  await registry.look({ thorough: true });
  expect([registry.canaryOf('mfe-blog'), registry.isHaltPending('mfe-blog')]).toEqual([undefined, true]);
  store.canary('mfe-blog', '2', 0);
  await registry.look();
  expect(registry.isHaltPending('mfe-blog')).toBe(false);
  store.canary('mfe-blog', '2', 10, '2026-01-03T00:00:00.000Z');
  await registry.look();
  expect(registry.canaryOf('mfe-blog')).toMatchObject({ percent: 10 });
  // A late verdict on the former run must not halt this one.
  if (canary) registry.halt(canary);
  expect(registry.canaryOf('mfe-blog')).toMatchObject({ percent: 10 });
});

test.each<[string, (store: ReturnType<typeof aStore>) => void, string]>([
  ['is damaged', (store) => store.write('mfe-blog/2/server.cjs', 'alert(1)'), 'server.cjs does not match its hash'],
  ['answers other paths', (store) => store.publish('mfe-blog', '2', { mounts: ['/b'] }), 'it answers /b, and the live'],
])('a canary that %s is reported, and all visitors get the live release', async (_what, spoil, problem) => {
  const { store, registry, log, changed } = await aRegistry();
  spoil(store);
  changed.mockClear();
  store.canary('mfe-blog', '2', 10);
  await registry.look();
  expect(registry.canaryOf('mfe-blog')).toBeUndefined();
  expect(registry.canaryProblemOf('mfe-blog')).toMatchObject({
    version: '2',
    percent: 10,
    problem: expect.stringContaining(problem),
  });
  expect([log.warn.mock.calls.length, changed.mock.calls.length]).toEqual([1, 1]);
  store.canary('mfe-blog', '2', 0);
  await registry.look();
  expect(registry.canaryProblemOf('mfe-blog')).toBeUndefined();
});

test('a canary needs a usable live release beside it', async () => {
  const { store, registry } = await aRegistry();
  store.write('mfe-blog/1/server.cjs', 'alert(1)');
  store.canary('mfe-blog', '2', 10);
  await registry.look({ thorough: true });
  expect(registry.canaryOf('mfe-blog')).toBeUndefined();
  store.publish('mfe-blog', '1');
  await registry.look({ thorough: true });
  expect(registry.canaryOf('mfe-blog')).toMatchObject({ live: '1', remote: { version: '2' } });
});

test('a canary whose files arrive after its channel is used as soon as they are there', async () => {
  const { store, registry, log } = await aRegistry();
  store.canary('mfe-blog', '9', 10);
  for (let looks = 0; looks < 3; looks++) await registry.look({ thorough: true });
  expect(log.warn).toHaveBeenCalledTimes(1);
  store.publish('mfe-blog', '9');
  await registry.look({ thorough: true });
  expect(registry.canaryOf('mfe-blog')).toMatchObject({ remote: { version: '9' } });
  expect(registry.canaryProblemOf('mfe-blog')).toBeUndefined();
});

test('a retired remote has no canary', async () => {
  const { store, registry } = await aRegistry();
  store.canary('mfe-blog', '2', 10);
  await registry.look();
  store.retire('mfe-blog');
  await registry.look();
  expect([registry.canaryOf('mfe-blog'), inUse(registry.current())]).toEqual([undefined, ['mfe-shop@7']]);
});
