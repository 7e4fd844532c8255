/** @jest-environment node */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { aLiveRemote, aShop } from '../../testing/aLiveRemote';
import { releaseOf } from '../registry/LiveRemote';
import type { Snapshot } from '../registry/Snapshot';
import { EncodedDocument } from './EncodedDocument';
import { PageCache, type PageSet } from './PageCache';
import type { ComposedPage } from './PageComposer';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BLOG = 'mfe-blog@1';

const aDocument = (text: string) => new EncodedDocument([Buffer.from(text)]);

/** A page whose document is the text; for sets other than r1 the revision follows it. */
const aPage = (text: string, over: Partial<ComposedPage> = {}): ComposedPage => ({
  document: aDocument(text),
  status: 200,
  keep: true,
  outcome: { kind: 'rendered', remote: 'mfe-blog', version: '1' },
  rendering: { bytes: 1, madeAt: 0, write: ({ revision }) => aDocument(`${text} ${revision}`) },
  ...over,
});
const aSnapshot = (revision: string): Snapshot => ({ revision, remotes: [], nav: [] });
const aSubstitute = (text: string) =>
  aPage(text, { keep: false, outcome: { kind: 'placeholder', remote: 'mfe-blog', version: '1', reason: 'late' } });
const aSet = (over: Partial<PageSet> = {}): PageSet => ({
  revision: 'r1',
  release: BLOG,
  snapshot: aSnapshot(over.revision ?? 'r1'),
  ...over,
});

function aCache({ enabled = true } = {}) {
  const clock = { now: 1_000_000, set: aSet() };
  const cache = new PageCache({ enabled, now: () => clock.now });
  /** The text that a visitor gets if a rendering gives `made`. */
  const visit = async (made: ComposedPage | Error, address = '/blog') => {
    const page = await visitPage(made, address);
    return (await page.document.body('identity')).toString();
  };
  const visitPage = (made: ComposedPage | Error, address = '/blog') =>
    cache.page(
      address,
      () => clock.set,
      async () => {
        if (made instanceof Error) throw made;
        return made;
      },
    );
  return { cache, clock, visit, visitPage };
}

const settled = () => new Promise(setImmediate);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('a fresh page is rendered once, even for simultaneous visitors', async () => {
  const { cache } = aCache();
  const make = jest.fn(async () => aPage('uno'));
  await Promise.all([cache.page('/', aSet, make), cache.page('/', aSet, make)]);
  await cache.page('/', aSet, make);
  expect(make).toHaveBeenCalledTimes(1);
  await cache.page('/otra', aSet, make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('after ten seconds a page is served once more while a newer one is rendered', async () => {
  const { clock, visit } = aCache();
  await visit(aPage('uno'));
  clock.now += 9_999;
  expect(await visit(aPage('dos'))).toBe('uno');
  clock.now += 1;
  expect(await visit(aPage('tres'))).toBe('uno');
  await settled();
  expect(await visit(aPage('cuatro'))).toBe('tres');
});

test('a page rendered in the background is compressed well for its first visitor', async () => {
  const { clock, visitPage } = aCache();
  const html = 'Vuela con nosotros sobre la costa. '.repeat(100);
  const known = aDocument(html);
  const [fast, well] = [await known.body('br'), await known.body('br')];
  await visitPage(aPage('uno'));
  clock.now += 10_000;
  await visitPage(aPage(html));
  await settled();
  const { document } = await visitPage(aPage('otra'));
  const first = await document.body('br');
  expect(first.equals(well)).toBe(true);
  expect(first.equals(fast)).toBe(false);
});

test('an unchanged page keeps its document when it is rendered again', async () => {
  const { clock, visitPage } = aCache();
  const { document: first } = await visitPage(aPage('uno'));
  clock.now += 10_000;
  await visitPage(aPage('uno'));
  await settled();
  expect((await visitPage(aPage('dos'))).document).toBe(first);
  clock.now += 10 * MINUTE;
  // Visitors do not get a page older than ten minutes, but its document is reused.
  expect((await visitPage(aPage('uno'))).document).toBe(first);
  clock.now += 10 * MINUTE;
  expect((await visitPage(aPage('dos'))).document).not.toBe(first);
});

describe('a page that lacks data', () => {
  const incomplete = (text: string) => aPage(text, { keep: false, isIncomplete: true });

  test('is served for a second and then rendered again', async () => {
    const { clock, visit } = aCache();
    expect(await visit(incomplete('uno'))).toBe('uno');
    clock.now += 999;
    expect(await visit(aPage('dos'))).toBe('uno');
    clock.now += 1;
    expect(await visit(aPage('dos'))).toBe('dos');
  });

  test('does not replace an older complete one, and delays its next rendering by a second', async () => {
    const { cache, clock, visit } = aCache();
    await visit(aPage('uno'));
    clock.now += 10_000;
    expect(await visit(incomplete('dos'))).toBe('uno');
    await settled();
    const make = jest.fn(async () => aPage('tres'));
    const { document } = await cache.page('/blog', aSet, make);
    expect([(await document.body('identity')).toString(), make.mock.calls]).toEqual(['uno', []]);
    clock.now += 1_000;
    await visit(aPage('tres'));
    await settled();
    expect(await visit(aPage('cuatro'))).toBe('tres');
  });

  test('is served without a rendering, like a stale one', async () => {
    const { cache, clock, visit } = aCache();
    expect(cache.has('/blog', aSet())).toBe(false);
    await visit(incomplete('uno'));
    expect(cache.has('/blog', aSet())).toBe(true);
    clock.now += 1_000;
    expect(cache.has('/blog', aSet())).toBe(false);
    await visit(aPage('dos'));
    clock.now += 10 * MINUTE - 1;
    expect(cache.has('/blog', aSet())).toBe(true);
    clock.now += 1;
    expect(cache.has('/blog', aSet())).toBe(false);
  });
});

test('a page older than ten minutes is rendered again before it is served', async () => {
  const { clock, visit } = aCache();
  await visit(aPage('uno'));
  clock.now += 10 * MINUTE;
  expect(await visit(aPage('dos'))).toBe('dos');
});

test('a new release of the page’s own remote renders the next page', async () => {
  const { clock, visit } = aCache();
  await visit(aPage('uno'));
  clock.set = aSet({ revision: 'r2', release: 'mfe-blog@2' });
  expect(await visit(aPage('dos'))).toBe('dos');
  expect(await visit(aPage('tres'))).toBe('dos');
});

test('a page tells whether it was made for its visitor, kept, or is made anew meanwhile', async () => {
  const { clock, visitPage } = aCache();
  const kindOf = async () => (await visitPage(aPage('uno'))).outcome.kind;
  expect([await kindOf(), await kindOf()]).toEqual(['rendered', 'kept']);
  clock.now += 20_000;
  expect(await kindOf()).toBe('stale');
});

test('another remote’s promotion renders nothing anew: the page gets a document that names the new set', async () => {
  const { clock, visit, visitPage } = aCache();
  await visit(aPage('uno'));
  clock.set = aSet({ revision: 'r2' });
  const first = await visitPage(aPage('dos'));
  expect((await first.document.body('identity')).toString()).toBe('uno r2');
  expect((await visitPage(aPage('tres'))).document).toBe(first.document);
});

test('two version sets share a rendered page, and each has its own document', async () => {
  const { cache } = aCache();
  const make = jest.fn(async () => aPage('uno'));
  const one = await cache.page('/', aSet, make);
  const other = await cache.page('/', () => aSet({ revision: 'r2' }), make);
  for (let visits = 0; visits < 3; visits++) {
    expect((await cache.page('/', aSet, make)).document).toBe(one.document);
    expect((await cache.page('/', () => aSet({ revision: 'r2' }), make)).document).toBe(other.document);
  }
  expect(make).toHaveBeenCalledTimes(1);
});

test('two sets with different releases of the page’s own remote have a page each', async () => {
  const { clock, visit } = aCache();
  const [live, canary] = [aSet(), aSet({ revision: 'r2', release: 'mfe-blog@2' })];
  await visit(aPage('uno'));
  clock.set = canary;
  await visit(aPage('dos'));
  clock.set = live;
  expect(await visit(aPage('tres'))).toBe('uno');
  clock.set = canary;
  expect(await visit(aPage('cuatro'))).toBe('dos');
});

test('a new rendering shows in all sets', async () => {
  const { clock, visit } = aCache();
  await visit(aPage('uno'));
  clock.now += 10_000;
  await visit(aPage('dos'));
  await settled();
  clock.set = aSet({ revision: 'r2' });
  expect(await visit(aPage('tres'))).toBe('dos r2');
});

test('an address that belongs to different remotes in two sets has a page of each', async () => {
  const { clock, visit } = aCache();
  await visit(aPage('blog'));
  clock.set = aSet({ release: '' });
  expect(await visit(aPage('404'))).toBe('404');
  clock.set = aSet();
  expect(await visit(aPage('otra'))).toBe('blog');
});

test('a rendering that was under way during a swap does not count for the new release', async () => {
  const { cache, clock, visit } = aCache();
  let finish = (_page: ComposedPage) => {};
  const slow = cache.page(
    '/blog',
    () => clock.set,
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  clock.set = aSet({ revision: 'r2', release: 'mfe-blog@2' });
  expect(await visit(aPage('nueva'))).toBe('nueva');
  finish(aPage('vieja'));
  expect((await (await slow).document.body('identity')).toString()).toBe('vieja');
  expect(await visit(aPage('otra'))).toBe('nueva');
});

test('an incomplete page goes to its visitor and is not kept', async () => {
  const { visit } = aCache();
  expect(await visit(aPage('a medias', { keep: false }))).toBe('a medias');
  expect(await visit(aPage('entera'))).toBe('entera');
});

test('an incomplete page does not push out a complete one that is not too old', async () => {
  const { clock, visit } = aCache();
  await visit(aPage('entera'));
  clock.now += 20_000;
  await visit(aPage('a medias', { keep: false }));
  await settled();
  expect(await visit(aPage('a medias', { keep: false }))).toBe('entera');
});

test('if rendering fails, the last good page is served for a day, and no cache may keep it', async () => {
  const { clock, visit, visitPage } = aCache();
  await visit(aPage('uno'));
  clock.now += DAY - 1;
  expect(await visit(aSubstitute('tarjeta'))).toBe('uno');
  expect(await visitPage(aSubstitute('tarjeta'))).toMatchObject({
    keep: false,
    outcome: { kind: 'last-good', remote: 'mfe-blog', version: '1', reason: 'late' },
  });
  expect(await visit(new Error('the shell cannot be rendered'))).toBe('uno');
  clock.now += 1;
  expect(await visit(aSubstitute('tarjeta'))).toBe('tarjeta');
});

test.each<[string, Partial<PageSet>]>([
  ['another release’s', { revision: 'r2', release: 'mfe-blog@2' }],
  ['a withheld release’s', { revision: 'r1 mfe-blog@1', release: `${BLOG} withheld` }],
])('the last good page is not served if it is %s', async (_what, set) => {
  const { clock, visit } = aCache();
  await visit(aPage('uno'));
  clock.set = aSet(set);
  expect(await visit(aSubstitute('tarjeta'))).toBe('tarjeta');
});

test('the last good page is not served either if this request finds its release stuck', async () => {
  const { cache, clock, visit } = aCache();
  await visit(aPage('uno'));
  clock.now += DAY - 1;
  const page = await cache.page(
    '/blog',
    () => clock.set,
    async () => {
      clock.set = aSet({ revision: 'r1 mfe-blog@1', release: `${BLOG} withheld` });
      return aSubstitute('tarjeta');
    },
  );
  expect((await page.document.body('identity')).toString()).toBe('tarjeta');
});

test('without a last good page, a failure rejects', async () => {
  const { visit } = aCache();
  await expect(visit(new Error('the shell cannot be rendered'))).rejects.toThrow('the shell cannot be rendered');
  expect(await visit(aPage('uno'))).toBe('uno');
});

test('a failed background rendering reaches no visitor', async () => {
  const { clock, visit } = aCache();
  await visit(aPage('uno'));
  clock.now += 20_000;
  expect(await visit(new Error('the shell cannot be rendered'))).toBe('uno');
  await settled();
  expect(await visit(aPage('dos'))).toBe('uno');
});

test('a release’s recent pages are those of the last ten minutes, most recently requested first', async () => {
  const { cache, clock, visit } = aCache();
  await visit(aPage('vieja'), '/blog/vieja');
  clock.now += 10 * MINUTE;
  await visit(aPage('uno'), '/blog');
  await visit(aPage('dos'), '/blog/2');
  await visit(aPage('tres'), '/blog/3');
  await visit(aPage('uno'), '/blog');
  clock.set = aSet({ release: 'mfe-shop@1' });
  await visit(aPage('tienda'), '/tienda');
  expect(cache.recent(BLOG, 10)).toEqual(['/blog', '/blog/3', '/blog/2']);
  expect(cache.recent(BLOG, 2)).toEqual(['/blog', '/blog/3']);
});

test('a page that was rendered ahead is served like any other', async () => {
  const { cache, clock, visit } = aCache();
  await visit(aPage('uno'));
  clock.set = aSet({ revision: 'r2', release: 'mfe-blog@2' });
  cache.keep({ address: '/blog', set: clock.set, page: aPage('preparada') });
  expect(await visit(aPage('dos'))).toBe('preparada');
  clock.now += 10_000;
  await visit(aPage('tres'));
  await settled();
  expect(await visit(aPage('cuatro'))).toBe('tres');
});

const MEGABYTE = 1024 * 1024;
/** A page whose document and rendering need so many megabytes. */
const large = (text: string, { document = 0, rendering = 0 }) => {
  const sized = (of: string) => Object.defineProperty(aDocument(of), 'bytes', { value: document * MEGABYTE + 1 });
  return aPage(text, {
    document: sized(text),
    rendering: { bytes: rendering * MEGABYTE + 1, madeAt: 0, write: ({ revision }) => sized(`${text} ${revision}`) },
  });
};

test('it keeps 31 MB of rendered pages, the most recently requested ones', async () => {
  const { visit } = aCache();
  await visit(large('uno', { rendering: 15 }), '/1');
  await visit(large('dos', { rendering: 15 }), '/2');
  expect(await visit(aPage('otra'), '/1')).toBe('uno');
  await visit(large('tres', { rendering: 15 }), '/3');
  expect(await visit(aPage('otra'), '/1')).toBe('uno');
  expect(await visit(aPage('otra'), '/2')).toBe('otra');
});

test('pages of missing addresses push out only one another, no good page', async () => {
  const { cache, visit } = aCache();
  await visit(large('buena', { rendering: 15 }), '/blog');
  const missing = (text: string) => ({ ...large(text, { document: 1, rendering: 0.25 }), status: 404 });
  for (let address = 1; address <= 200; address++) await visit(missing('404'), `/wp-${address}.php`);
  expect(await visit(aPage('otra'), '/blog')).toBe('buena');
  expect(await visit(missing('otra'), '/wp-200.php')).toBe('404');
  expect(await visit(missing('otra'), '/wp-1.php')).toBe('otra');
  expect(cache.recent(BLOG, 10)).toEqual(['/blog']);
  expect(cache.bytes / MEGABYTE).toBeLessThan(15 + 1 + 4);
});

test('an address that appears or disappears soon has its new page, which is rendered once', async () => {
  const { cache, clock, visit } = aCache();
  const missing = aPage('404', { status: 404 });
  const make = jest.fn();
  for (const [made, given] of [
    [missing, '404'],
    [aPage('entrada'), '404'],
    [missing, 'entrada'],
    [aPage('entrada'), '404'],
  ] as const) {
    expect(await visit(made)).toBe(given);
    await settled();
    await cache.page('/blog', () => clock.set, make);
    clock.now += 10_000;
  }
  expect(make).not.toHaveBeenCalled();
});

test('pages of missing addresses are dropped, too, when their release was replaced long ago', async () => {
  const { cache, clock, visit } = aCache();
  cache.follow([aLiveRemote({ version: '1' })]);
  await visit(aPage('404', { status: 404 }));
  for (const version of ['2', '3', '4', '5', '6']) cache.follow([aLiveRemote({ version })]);
  expect(cache.bytes).toBe(0);
  clock.set = aSet();
  expect(await visit(aPage('nueva'))).toBe('nueva');
});

test('it keeps 64 MB of documents, and writes others again from the rendered page', async () => {
  const { cache, visitPage } = aCache();
  const inSet = async (revision: string) =>
    (await cache.page('/blog', () => aSet({ revision }), Promise.reject)).document;
  const { document: first } = await visitPage(large('uno', { document: 20 }));
  const second = await inSet('r2');
  const third = await inSet('r3');
  expect(await inSet('r1')).toBe(first);
  await inSet('r4');
  expect(await inSet('r1')).toBe(first);
  expect(await inSet('r3')).toBe(third);
  expect(await inSet('r2')).not.toBe(second);
});

test('when a newer page replaces a rendered one, the documents of all sets go with it', async () => {
  const { cache, clock, visitPage } = aCache();
  const page = large('uno', { document: 1, rendering: 1 });
  await visitPage(page);
  const one = cache.bytes;
  for (const revision of ['r2', 'r3', 'r4']) {
    clock.set = aSet({ revision });
    await visitPage(page);
  }
  expect(cache.bytes).toBeGreaterThan(2 * one);
  clock.now += 10_000;
  await visitPage(page);
  await settled();
  expect(cache.bytes).toBe(one);
});

test('when a rendered page is pushed out, its documents go, too', async () => {
  const { cache, visitPage } = aCache();
  for (const address of ['/1', '/2', '/3', '/4'])
    await visitPage(large(address, { document: 1, rendering: 15 }), address);
  expect(cache.bytes / MEGABYTE).toBeCloseTo(2 * 16, 1);
});

test('a document that was pushed out holds no memory in its rendered page', async () => {
  const { cache, visitPage } = aCache();
  const made: WeakRef<EncodedDocument>[] = [];
  for (const address of ['/1', '/2', '/3', '/4']) {
    const page = large(address, { document: 20 });
    made.push(new WeakRef(page.document));
    await visitPage(page, address);
  }
  expect(cache.bytes / MEGABYTE).toBeCloseTo(3 * 20, 1);
  await settled();
  collectGarbage();
  expect(made.map((document) => document.deref() !== undefined)).toEqual([false, true, true, true]);
});

test('the last four replaced releases keep their pages for a rollback, older ones do not', async () => {
  const { cache, clock, visit } = aCache();
  const shop = aShop();
  const swapTo = (version: string) => {
    cache.follow([aLiveRemote({ version }), shop]);
    clock.set = aSet({ revision: version, release: `mfe-blog@${version}` });
  };
  clock.set = aSet({ release: releaseOf(shop) });
  await visit(aPage('tienda'), '/tienda');
  for (const version of ['1', '2', '3', '4', '5', '6']) {
    swapTo(version);
    await visit(aPage(version));
    // Another remote's change replaces no release of the blog.
    cache.follow([aLiveRemote({ version }), shop]);
  }
  swapTo('2');
  expect(await visit(aPage('otra'))).toBe('2');
  swapTo('1');
  expect(await visit(aPage('otra'))).toBe('otra');
  clock.set = aSet({ release: releaseOf(shop) });
  expect(await visit(aPage('otra'), '/tienda')).toBe('tienda');
});

test('another remote’s swap does not drop the pages that a release has prepared', async () => {
  const { cache, clock, visit } = aCache();
  cache.follow([aLiveRemote({ version: '1' }), aShop({ version: '1' })]);
  const set = aSet({ revision: 'r2', release: 'mfe-blog@2' });
  cache.keep({ address: '/blog', set, page: aPage('preparada') });
  cache.follow([aLiveRemote({ version: '1' }), aShop({ version: '2' })]);
  cache.follow([aLiveRemote({ version: '2' }), aShop({ version: '2' })]);
  clock.set = set;
  expect(await visit(aPage('otra'))).toBe('preparada');
});

test('switched off, it keeps nothing', async () => {
  const { visit } = aCache({ enabled: false });
  await visit(aPage('uno'));
  expect(await visit(aPage('dos'))).toBe('dos');
});

test('each answer is reported as fresh, stale or a miss', async () => {
  const clock = { now: 1_000_000 };
  const cacheAsked = jest.fn();
  const cache = new PageCache({ enabled: true, now: () => clock.now, events: { cacheAsked } });
  for (const later of [0, 9_999, 1, 11 * MINUTE]) {
    clock.now += later;
    await cache.page('/', aSet, async () => aPage('uno'));
    await settled();
  }
  expect(cacheAsked.mock.calls.flat()).toEqual(['miss', 'fresh', 'stale', 'miss']);
});
