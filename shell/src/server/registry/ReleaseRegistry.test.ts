/** @jest-environment node */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { aStore } from '../../testing/aStore';
import { ReleaseRegistry } from './ReleaseRegistry';
import { ReleaseStore } from './releaseStore';

const log = { info: () => {}, warn: () => {} };
const open = (folder: string) => new ReleaseRegistry(new ReleaseStore(folder, '1.2.0'), log);
const look = async (registry: ReleaseRegistry) => {
  const { remotes } = await registry.current({ thorough: true });
  return remotes.map(({ name, version, status }) => `${name} ${version} ${status}`);
};

test('a promotion is seen by the next look, and nothing else changes', async () => {
  const store = aStore();
  store.publish('mfe-blog', '1');
  store.publish('mfe-blog', '2');
  store.publish('mfe-shop', '1');
  store.promote('mfe-blog', '1');
  store.promote('mfe-shop', '1');
  const registry = open(store.folder);
  const before = await registry.current();
  store.promote('mfe-blog', '1', '2');
  const after = await registry.current();
  expect(after.remotes.map(({ version }) => version)).toEqual(['2', '1']);
  expect(after.revision).not.toBe(before.revision);
});

test('a release whose file was changed is refused and the last good one goes on', async () => {
  const store = aStore();
  store.publish('mfe-blog', '1');
  store.publish('mfe-blog', '2');
  store.promote('mfe-blog', '1', '2');
  const registry = open(store.folder);
  expect(await look(registry)).toEqual(['mfe-blog 2 available']);
  store.write('mfe-blog/2/web/remoteEntry.js', 'tampered');
  expect(await look(registry)).toEqual(['mfe-blog 1 available']);
});

test('a release that is gone is unavailable at its paths until it is back', async () => {
  const store = aStore();
  store.publish('mfe-blog', '1');
  store.promote('mfe-blog', '1');
  const registry = open(store.folder);
  await registry.current();
  rmSync(path.join(store.folder, 'mfe-blog/1'), { recursive: true });
  expect(await look(registry)).toEqual(['mfe-blog 1 unavailable']);
  expect((await registry.current()).remotes[0]?.mounts).toEqual(['/blog']);
  store.publish('mfe-blog', '1');
  expect(await look(registry)).toEqual(['mfe-blog 1 available']);
});

test('a store that is gone as a whole leaves every remote known and unavailable', async () => {
  const store = aStore();
  for (const remote of ['mfe-blog', 'mfe-shop']) {
    store.publish(remote, '1');
    store.promote(remote, '1');
  }
  const registry = open(store.folder);
  await registry.current();
  rmSync(store.folder, { recursive: true });
  expect(await look(registry)).toEqual(['mfe-blog 1 unavailable', 'mfe-shop 1 unavailable']);
});

test('a channel that cannot be read is not an outage', async () => {
  const store = aStore();
  store.publish('mfe-blog', '1');
  store.promote('mfe-blog', '1');
  const registry = open(store.folder);
  await registry.current();
  store.write('mfe-blog/channel.json', '{ half a chan');
  expect(await look(registry)).toEqual(['mfe-blog 1 available']);
});

test.each([
  ['a contract that the shell does not have', { contract: '^2.0.0' }],
  ['another remote’s name', { remote: 'mfe-shop' }],
])('a release with %s is refused', async (_what, over) => {
  const store = aStore();
  store.publish('mfe-blog', '1', over);
  store.promote('mfe-blog', '1');
  expect(await look(open(store.folder))).toEqual(['mfe-blog 1 unavailable']);
});
