/** @jest-environment node */
import { aLiveRemote, aShop, aSnapshot } from '../../testing/aLiveRemote';
import type { LiveRemote } from '../store/LiveRemote';
import { releaseOf } from '../store/LiveRemote';
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
      sets.push(current());
    },
  };
  const composer = { withheld: () => withheld.map(releaseOf) };
  const service = new PageService(composer as unknown as PageComposer, cache as unknown as PageCache);
  const snapshot = aSnapshot(...remotes);
  service.page({ address: { pathname: '/blog', search: '?a=1' }, remote, snapshot });
  return { set: sets[0], address: addresses[0], snapshot };
}

test('a page depends on its release and its version set', () => {
  const { set, address, snapshot } = setsOf(blog, [blog, shop]);
  expect(address).toBe('/blog?a=1');
  expect(set).toEqual({ revision: snapshot.revision, release: releaseOf(blog), snapshot });
});

test('withheld releases are part of the revision', () => {
  const { set, snapshot } = setsOf(blog, [blog, shop], shop);
  expect(set).toEqual({ revision: `${snapshot.revision} ${releaseOf(shop)}`, release: releaseOf(blog), snapshot });
});

test('a page of the shell depends on no release', () => {
  expect(setsOf(undefined, [blog]).set).toMatchObject({ release: '' });
});

test.each<[string, LiveRemote, LiveRemote[]]>([
  ['a withheld release', shop, [shop]],
  ['a remote without a release', aShop({ status: 'unavailable' }), []],
])('a substitute for %s counts neither as its page nor as the shell’s', (_what, remote, withheld) => {
  const { release } = setsOf(remote, [blog, remote], ...withheld).set ?? {};
  expect(release).not.toBe(releaseOf(remote));
  expect(release).not.toBe('');
});
