/** @jest-environment node */
import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { aStore } from '../../testing/aStore';
import { ReleaseRefused } from './ReleaseRefused';
import { ReleaseStore } from './ReleaseStore';

function aRelease() {
  const made = aStore();
  made.publish('mfe-blog', '1');
  return { made, store: new ReleaseStore(made.folder, '1.2.0') };
}

test('a file is found where it matches its hash', async () => {
  const { made, store } = aRelease();
  const file = await store.file('mfe-blog', '1', 'web/remoteEntry.js');
  expect(file).toBe(path.join(made.folder, 'mfe-blog/1/web/remoteEntry.js'));
  expect(readFileSync(String(file), 'utf8')).toBe('1');
});

test('manifest and file are read once, however often the file is asked for', async () => {
  const { store } = aRelease();
  const reads = jest.spyOn(fs, 'readFile');
  for (let visitor = 0; visitor < 5; visitor++) await store.file('mfe-blog', '1', 'web/remoteEntry.js');
  expect(reads).toHaveBeenCalledTimes(2);
  reads.mockRestore();
});

test('a file that is changed later is found out', async () => {
  const { made, store } = aRelease();
  await store.file('mfe-blog', '1', 'web/remoteEntry.js');
  made.write('mfe-blog/1/web/remoteEntry.js', 'tampered');
  expect(await store.file('mfe-blog', '1', 'web/remoteEntry.js')).toBeUndefined();
});

test.each([
  ['mfe-blog', '1', 'web/other.js'],
  ['mfe-blog', '1', '../../secret'],
  ['mfe-blog', '1', 'toString'],
  ['mfe-blog', '2', 'web/remoteEntry.js'],
  ['mfe-blog', '../mfe-blog/1', 'web/remoteEntry.js'],
  ['../store', '1', 'web/remoteEntry.js'],
  ['', '', ''],
])('there is no file at %s %s %s', async (remote, version, name) => {
  const { store } = aRelease();
  expect(await store.file(remote, version, name)).toBeUndefined();
});

test('a manifest that is replaced counts anew', async () => {
  const { made, store } = aRelease();
  expect((await store.manifest('mfe-blog', '1')).mounts).toEqual(['/blog']);
  made.publish('mfe-blog', '1', { mounts: ['/diario'] });
  expect((await store.manifest('mfe-blog', '1')).mounts).toEqual(['/diario']);
  made.write('mfe-blog/1/manifest.json', 'not json');
  await expect(store.manifest('mfe-blog', '1')).rejects.toThrow(ReleaseRefused);
});

test('a fault of the machine is not taken for a missing file', async () => {
  const { store } = aRelease();
  const digest = jest.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('no memory'));
  await expect(store.file('mfe-blog', '1', 'web/remoteEntry.js')).rejects.toThrow('no memory');
  digest.mockRestore();
});
