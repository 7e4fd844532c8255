/** @jest-environment node */
import { aLiveRemote, aShop } from '../../testing/aLiveRemote';
import { PageScripts } from '../pages/PageScripts';
import { pageRegistry, snapshotOf } from './Snapshot';
import { siteNav } from './siteNav';

const blog = aLiveRemote();
const shop = aShop();

test('a snapshot sorts its remotes by name', () => {
  const media = aLiveRemote({ name: 'mfe-media' });
  const snapshot = snapshotOf([shop, blog, media]);
  expect(snapshot.remotes.map(({ name }) => name)).toEqual(['mfe-blog', 'mfe-media', 'mfe-shop']);
  expect(snapshot).toEqual(snapshotOf([media, shop, blog]));
});

test('its revision changes with a remote, version or status, and with nothing else', () => {
  const revisions = [
    [blog, shop],
    [blog],
    [aLiveRemote({ version: '2' }), shop],
    [aLiveRemote({ status: 'unavailable' }), shop],
    [aLiveRemote({ name: 'mfe-media' }), shop],
  ].map((remotes) => snapshotOf(remotes).revision);
  expect(new Set(revisions).size).toBe(revisions.length);
  expect(revisions[0]).toMatch(/^[0-9a-f]{12}$/);
  expect(snapshotOf([aLiveRemote({ wanted: '9', reason: 'refused' }), shop]).revision).toBe(revisions[0]);
});

test('pages get the data that a browser needs, and withheld releases are unavailable', () => {
  const gone = aLiveRemote({ name: 'mfe-media', status: 'unavailable' });
  const scripts = new PageScripts();
  scripts.learn(blog, { '/blog': ['list'] });
  const { revision, remotes, nav } = pageRegistry(
    snapshotOf([blog, shop, gone]),
    scripts,
    ({ name }) => name === 'mfe-shop',
  );
  expect(revision).toBe(snapshotOf([blog, shop, gone]).revision);
  expect(nav).toEqual(siteNav([]));
  expect(remotes[0]).toEqual({
    name: 'mfe-blog',
    version: '1.0.0-a',
    mounts: ['/blog'],
    base: '/releases/mfe-blog/1.0.0-a/',
    entry: 'remoteEntry.js',
    container: 'mfe_blog_1_0_0_a',
    integrity: 'sha384-web/remoteEntry.js',
    status: 'available',
    routes: ['routes.js'],
    pages: { '/blog': ['list.js'] },
  });
  expect(remotes.map(({ status }) => status)).toEqual(['available', 'unavailable', 'unavailable']);
});
