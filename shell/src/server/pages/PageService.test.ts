/** @jest-environment node */
import { aLiveRemote, aShop, aSnapshot } from '../../testing/aLiveRemote';
import type { LiveRemote } from '../registry/LiveRemote';
import { releaseOf } from '../registry/LiveRemote';
import type { PageCache, PageSet } from './PageCache';
import type { PageComposer } from './PageComposer';
import { PageService } from './PageService';

const blog = aLiveRemote();
const shop = aShop();

/** The PageSet that the cache gets for a page. */
function setsOf(remote: LiveRemote | undefined, remotes: LiveRemote[], ...withheld: LiveRemote[]) {
  const sets: PageSet[] = [];
  const addresses: string[] = [];
  const cache = {
    page: (address: string, current: () => PageSet) => {
      addresses.push(address);
      sets.push(current(), current());
    },
  };
  const composer = { withheld: () => withheld.map(releaseOf) };
  const service = new PageService(composer as unknown as PageComposer, cache as unknown as PageCache);
  const snapshot = aSnapshot(...remotes);
  service.page({ address: { pathname: '/blog', search: '?a=1' }, remote, snapshot });
  return { set: sets[0], again: sets[1], address: addresses[0], revision: snapshot.revision };
}

test('a page depends on its release, and on those that it lets a browser load', () => {
  const { set, address, revision } = setsOf(blog, [blog, shop]);
  expect(address).toBe('/blog?a=1');
  expect(set).toEqual({ revision, release: releaseOf(blog), offered: [blog, shop].map(releaseOf), withheld: [] });
});

test('what is withheld is part of the revision, and is offered by no page', () => {
  const { set, revision } = setsOf(blog, [blog, shop], shop);
  expect(set).toEqual({
    revision: `${revision} ${releaseOf(shop)}`,
    release: releaseOf(blog),
    offered: [releaseOf(blog)],
    withheld: [releaseOf(shop)],
  });
});

test.each<[string, LiveRemote | undefined, LiveRemote[], LiveRemote[]]>([
  ['a withheld release', shop, [blog, shop], [shop]],
  ['a remote without a release', aShop({ status: 'unavailable' }), [blog, aShop({ status: 'unavailable' })], []],
  ['the shell', undefined, [blog], []],
])('a page of %s depends on no release of its own', (_what, remote, remotes, withheld) => {
  expect(setsOf(remote, remotes, ...withheld).set).toMatchObject({ release: '', offered: [releaseOf(blog)] });
});

test('the lists of a version set are made once', () => {
  const { set, again } = setsOf(blog, [blog, shop]);
  expect(again?.offered).toBe(set?.offered);
});
