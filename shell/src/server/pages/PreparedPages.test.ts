/** @jest-environment node */
import { aLiveRemote, aShop, aSnapshot } from '../../testing/aLiveRemote';
import { releaseOf } from '../store/LiveRemote';
import { EncodedDocument } from './document/EncodedDocument';
import type { PreparedPage } from './PageCache';
import type { ComposedPage, PageQuestion } from './PageComposer';
import { PreparedPages } from './PreparedPages';

const former = aLiveRemote({ version: '1' });
const next = aLiveRemote({ version: '2' });
const shop = aShop();
const snapshot = aSnapshot(next, shop);

const aPage = (over: Partial<ComposedPage> = {}): ComposedPage => ({
  document: new EncodedDocument([Buffer.from('una página')]),
  status: 200,
  keep: true,
  outcome: { kind: 'rendered' },
  ...over,
});

/** PreparedPages with a cache that holds some addresses of the former release. */
function prepared(
  addresses: string[],
  compose: (question: PageQuestion) => Promise<ComposedPage> = async () => aPage(),
  isProviderInTrouble = false,
) {
  const kept: PreparedPage[] = [];
  const asked = jest.fn(compose);
  const recent = jest.fn((_release: string, _limit: number) => addresses);
  const pages = {
    compose: asked,
    setOf: ({ remote, snapshot: { revision } }: PageQuestion) => ({
      revision,
      release: remote ? releaseOf(remote) : '',
      snapshot,
    }),
  };
  const keep = (prepared: PreparedPage) => {
    kept.push(prepared);
    return prepared.page;
  };
  return {
    kept,
    asked,
    recent,
    pages: new PreparedPages({ pages, cache: { recent, keep }, failures: { isProviderInTrouble } }),
  };
}

test('the next release renders recently requested pages into the cache before the swap', async () => {
  const { pages, kept, asked, recent } = prepared(['/blog?pagina=2', '/blog/post/1']);
  await pages.prepare(next, former, snapshot);
  expect(recent).toHaveBeenCalledWith(releaseOf(former), 20);
  expect(asked.mock.calls.map(([question]) => question)).toEqual([
    { address: { pathname: '/blog', search: '?pagina=2' }, remote: next, snapshot },
    { address: { pathname: '/blog/post/1', search: '' }, remote: next, snapshot },
  ]);
  const set = { revision: snapshot.revision, release: releaseOf(next), snapshot };
  // Pages are compressed side by side, so their order is not fixed.
  expect(kept.map(({ address }) => address).sort()).toEqual(['/blog/post/1', '/blog?pagina=2']);
  expect(kept.map((page) => page.set)).toEqual([set, set]);
});

test('they are compressed when they are put into the cache', async () => {
  const page = aPage();
  const compressed = jest.spyOn(page.document, 'prepare');
  const { pages, kept } = prepared(['/blog'], async () => page);
  await pages.prepare(next, former, snapshot);
  expect([kept.length, compressed.mock.calls.length]).toEqual([1, 1]);
});

test('an address that the next release does not answer is not rendered', async () => {
  const { pages, asked } = prepared(['/noticias', '/tienda']);
  await pages.prepare(next, former, snapshot);
  expect(asked).not.toHaveBeenCalled();
});

test('while the provider is in trouble, no page is rendered ahead', async () => {
  const { pages, asked } = prepared(['/blog'], async () => aPage(), true);
  await pages.prepare(next, former, snapshot);
  expect(asked).not.toHaveBeenCalled();
});

test('incomplete and failed pages are not kept', async () => {
  const { pages, kept } = prepared(['/blog', '/blog/1', '/blog/2'], async ({ address: { pathname } }) => {
    if (pathname === '/blog/1') throw new Error('not even the shell');
    return aPage({ keep: pathname === '/blog/2' });
  });
  await pages.prepare(next, former, snapshot);
  expect(kept.map(({ address }) => address)).toEqual(['/blog/2']);
});
