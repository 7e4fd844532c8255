import { promote } from '../live/promote';
import { readLive } from '../live/readLive';
import { aRepository, type Repository } from '../testing/aRepository';
import { publish } from './publish';
import { takeRelease } from './takeRelease';

let site: Repository;
let other: Repository;
beforeEach(async () => {
  site = aRepository();
  other = aRepository();
  site.build('mfe-blog', '1.0.0-a');
  await publish(site.settings, 'mfe-blog');
  await promote(site.settings, 'mfe-blog', '1.0.0-a');
});
afterEach(() => {
  site.remove();
  other.remove();
});

async function liveOfSite() {
  const live = await readLive(site.settings, 'mfe-blog');
  if (!live) throw new Error('nothing is live');
  return live;
}

test('a release of another store is the same here, and taking it again changes nothing', async () => {
  const { manifest, read } = await liveOfSite();
  await takeRelease(other.settings, manifest, read);
  expect(other.manifest('mfe-blog', '1.0.0-a')).toEqual(site.manifest('mfe-blog', '1.0.0-a'));
  expect(other.read(other.stored('mfe-blog', '1.0.0-a/server.cjs'))).toBe(`exports.version = '1.0.0-a';`);
  expect(other.exists(other.stored('mfe-blog', 'channel.json'))).toBe(false);
  await takeRelease(other.settings, manifest, () => Promise.reject(new Error('is not read again')));
});

test('where nothing is live, nothing can be taken', async () => {
  expect(await readLive(site.settings, 'mfe-shop')).toBeUndefined();
});

test('a file that is not what the manifest promises is refused, and nothing of the release stays', async () => {
  const { manifest } = await liveOfSite();
  const taking = takeRelease(other.settings, manifest, async () => Buffer.from('another'));
  await expect(taking).rejects.toThrow('of 1.0.0-a is not what was published; take the release again');
  expect(other.exists(other.stored('mfe-blog', '1.0.0-a'))).toBe(false);
});

test('a manifest cannot name a file outside of its release', async () => {
  const { manifest, read } = await liveOfSite();
  const file = { bytes: 1, integrity: 'sha384-x' };
  const taking = takeRelease(other.settings, { ...manifest, files: { '../channel.json': file } }, read);
  await expect(taking).rejects.toThrow('1.0.0-a names the file ../channel.json, which lies outside of it');
  expect(other.exists(other.stored('mfe-blog', 'channel.json'))).toBe(false);
});
