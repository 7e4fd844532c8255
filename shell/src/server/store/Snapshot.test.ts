/** @jest-environment node */
import { aLiveRemote, aShop } from '../../testing/aLiveRemote';
import { snapshotOf } from './Snapshot';

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
