/** @jest-environment node */
import type { NavLink } from '@tramuntana/contracts';
import type { PageRequest } from '../../render-worker/protocol';
import type { PageRegistry } from '../../shared/composition/page/pageState';
import { aLiveRemote, aShop, aSnapshot } from '../../testing/aLiveRemote';
import { aRenderedPage } from '../../testing/aWorker';
import { RenderFailure, type RenderFailureKind } from '../rendering/RenderFailure';
import type { LiveRemote } from '../store/LiveRemote';
import { type Snapshot, snapshotOf } from '../store/Snapshot';
import { someInlineScripts } from '../testing/someInlineScripts';
import { PageCache } from './PageCache';
import { type ComposedPage, PageComposer } from './PageComposer';
import { PageScripts } from './PageScripts';
import { PageService } from './PageService';

const blog = aLiveRemote();
const shop = aShop();
const address = { pathname: '/blog', search: '?tag=girona' };

function aComposer() {
  const log = { error: jest.fn() };
  const withheld = new Set<string>();
  const requests: { remote: string; page: PageRequest; timeout: number }[] = [];
  const failing = new Map<string, RenderFailureKind>();
  const pool = {
    isWithheld: ({ name }: LiveRemote) => withheld.has(name),
    async render(remote: LiveRemote | null, page: PageRequest, timeout: number) {
      const name = remote?.name ?? 'shell';
      requests.push({ remote: name, page, timeout });
      const kind = failing.get(name);
      if (kind === 'stuck') withheld.add(name);
      if (kind) throw new RenderFailure(kind, name, 'on purpose');
      return remote
        ? aRenderedPage({ chunks: ['list'], links: ['/blog', '/tienda/1', '/no-existe'] })
        : aRenderedPage({ body: new TextEncoder().encode('<p>Cargando</p>'), links: ['/tienda'] });
    },
    submit(remote: LiveRemote | null, page: PageRequest, timeout: number) {
      return this.render(remote, page, timeout);
    },
  };
  const scripts = new PageScripts();
  const composer = new PageComposer({
    pool,
    scripts,
    shell: {
      scripts: [{ address: '/assets/main.js', integrity: 'sha384-main' }],
      errorScript: { address: '/assets/watchErrors.js', integrity: 'sha384-watch' },
      inline: someInlineScripts,
    },
    log,
  });
  return { composer, scripts, pool, log, withheld, failing, requests };
}

const htmlOf = async ({ document }: ComposedPage) => (await document.body('identity')).toString();
const registryIn = async (page: ComposedPage): Promise<PageRegistry> =>
  JSON.parse(/id="page-registry">(.*?)<\/script>/.exec(await htmlOf(page))?.[1] ?? '');
const question = (remote: LiveRemote | undefined = blog) => ({ address, remote, snapshot: aSnapshot(blog, shop) });

/** A page of each remote, for which a substitute is prepared. */
const pagesOf = (snapshot: Snapshot) => snapshot.remotes.map((remote) => ({ remote, snapshot }));

/** The scripts that the page's start script preloads. */
const preloadsOf = (html: string) => /data-preloads="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];

test('a page comes from its remote, with the shell’s scripts and all further scripts it needs', async () => {
  const { composer, requests } = aComposer();
  const page = await composer.compose(question());
  expect(page).toMatchObject({ status: 200, keep: true, outcome: { kind: 'rendered' } });
  const html = await htmlOf(page);
  expect(html).toContain('<h1>Blog</h1>');
  expect(html).toContain('data-scripts="/assets/main.js"');
  expect(preloadsOf(html)).toEqual(
    ['remoteEntry.js', 'routes.js', 'list.js'].map((file) => `/releases/mfe-blog/1.0.0-a/${file}`),
  );
  const hashes = ['main', 'web/remoteEntry.js', 'web/routes.js', 'web/list.js'].map((file) => `sha384-${file}`);
  expect(html).toContain(`data-integrity="${hashes.join(' ')}"`);
  expect(requests).toEqual([
    {
      remote: 'mfe-blog',
      timeout: 1750,
      page: { address, remote: 'mfe-blog', registry: expect.anything(), asksForChunks: true },
    },
  ]);
});

test('a page’s data names the release that can read it; missing pages have no data', async () => {
  const { composer, pool } = aComposer();
  const dataOf = async (over: Parameters<typeof aRenderedPage>[0]) => {
    jest.spyOn(pool, 'render').mockResolvedValue(aRenderedPage(over));
    const { rendering } = await composer.compose(question());
    return (await rendering?.data?.body('identity'))?.toString();
  };
  const queries = '[[["mfe-blog","posts"],"uno",2]]';
  expect(await dataOf({ queries })).toBe(`{"release":"mfe-blog@1.0.0-a","queries":${queries}}`);
  expect(await dataOf({ queries, status: 404 })).toBeUndefined();
  expect(await dataOf({})).toBeUndefined();
});

test('a page with the same content keeps its tag for half an hour', async () => {
  const { composer, pool } = aComposer();
  const clock = jest.spyOn(Date, 'now');
  const tagOf = async (now: number, body: string, contentHash: string) => {
    clock.mockReturnValue(now);
    const rendered = aRenderedPage({ body: new TextEncoder().encode(body), contentHash });
    jest.spyOn(pool, 'render').mockResolvedValue(rendered);
    return (await composer.compose(question())).document.etag;
  };
  const first = await tagOf(0, 'hecha a las 0:00', 'igual');
  expect(await tagOf(29 * 60_000, 'hecha a las 0:29', 'igual')).toBe(first);
  expect(await tagOf(30 * 60_000, 'hecha a las 0:30', 'igual')).not.toBe(first);
  expect(await tagOf(0, 'hecha a las 0:00', 'otra')).not.toBe(first);
  clock.mockRestore();
});

test('a page names its own remote and the linked ones, with their scripts', async () => {
  const { composer, scripts, requests } = aComposer();
  const media = aLiveRemote({ name: 'mfe-media', mounts: ['/media'] });
  scripts.learn(shop, { '/tienda': [], '/tienda/:id': ['list'] });
  const page = await composer.compose({ address, remote: blog, snapshot: aSnapshot(blog, media, shop) });
  const { complete, remotes } = await registryIn(page);
  expect(complete).toBe(false);
  expect(remotes.map(({ name }) => name)).toEqual(['mfe-blog', 'mfe-shop']);
  expect(remotes[0]).not.toHaveProperty('routes');
  expect(remotes[1]).toMatchObject({ routes: ['routes.js'], pages: { '/tienda/:id': ['list.js'] } });
  expect(requests[0]?.page.registry.remotes).toHaveLength(1);
  expect((await registryIn(await composer.compose(question()))).complete).toBe(true);
});

test('while a remote has a canary, other pages do not name its release, and all report errors', async () => {
  const { composer } = aComposer();
  const snapshot = snapshotOf([blog, shop], ['mfe-shop']);
  const page = await composer.compose({ ...question(), snapshot });
  const { complete, remotes } = await registryIn(page);
  expect([complete, remotes.map(({ name }) => name)]).toEqual([false, ['mfe-blog']]);
  expect(await htmlOf(page)).toContain('data-scripts="/assets/watchErrors.js /assets/main.js"');
  // A page of the remote itself names the release that rendered it.
  const own = await composer.compose({ address: { pathname: '/tienda', search: '' }, remote: shop, snapshot });
  expect((await registryIn(own)).remotes.map(({ name }) => name)).toEqual(['mfe-shop', 'mfe-blog']);
});

test('a substitute is marked, because its failure has already been counted', async () => {
  const { composer, failing } = aComposer();
  expect(await htmlOf(await composer.compose(question()))).toContain('<html lang="es" class="light">');
  failing.set('mfe-blog', 'threw');
  const substitute = await composer.compose(question());
  expect(await htmlOf(substitute)).toContain('<html lang="es" class="light" data-substitute>');
});

test('the first page of a release tells the scripts of all its pages', async () => {
  const { composer, pool, scripts, requests } = aComposer();
  jest.spyOn(pool, 'render').mockResolvedValueOnce(aRenderedPage({ pages: { '/blog': ['list'] } }));
  await composer.compose(question());
  expect(scripts.pages(blog)).toEqual({ '/blog': ['list.js'] });
  await composer.compose(question());
  expect(requests.at(-1)?.page.asksForChunks).toBe(false);
});

test('an incomplete page is not kept for other visitors, and a redirect has no document', async () => {
  const { composer, pool } = aComposer();
  jest.spyOn(pool, 'render').mockResolvedValueOnce(aRenderedPage({ complete: false }));
  expect((await composer.compose(question())).keep).toBe(false);
  jest.spyOn(pool, 'render').mockResolvedValueOnce(aRenderedPage({ status: 302, location: '/blog/post/1' }));
  const redirect = await composer.compose(question());
  expect(redirect).toMatchObject({ status: 302, location: '/blog/post/1', keep: false });
  expect(await htmlOf(redirect)).toBe('');
});

test('the shell renders an address that no remote answers', async () => {
  const { composer, pool, requests } = aComposer();
  jest.spyOn(pool, 'render').mockResolvedValueOnce(aRenderedPage({ status: 404 }));
  expect(await composer.compose({ ...question(), remote: undefined })).toMatchObject({ status: 404, keep: true });
  await composer.compose({ ...question(), remote: undefined });
  expect(requests[0]).toMatchObject({ remote: 'shell', page: { remote: null } });
});

test.each<RenderFailureKind>(['late', 'starved', 'threw', 'crashed', 'refused'])(
  'a page that is %s in the server is left to the browser, not kept, and logged',
  async (kind) => {
    const { composer, failing, log, requests } = aComposer();
    failing.set('mfe-blog', kind);
    const page = await composer.compose(question());
    const outcome = { kind: 'placeholder', remote: 'mfe-blog', version: '1.0.0-a', reason: kind };
    expect(page).toMatchObject({ status: 200, keep: false, outcome });
    expect(await htmlOf(page)).toContain('data-preloads=""');
    expect(requests.map(({ remote }) => remote)).toEqual(['mfe-blog', 'shell']);
    expect(requests[1]?.page.registry.remotes[0]?.status).toBe('available');
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({
        remote: 'mfe-blog',
        version: '1.0.0-a',
        url: '/blog?tag=girona',
        outcome: 'placeholder',
        reason: kind,
      }),
      'remote not rendered',
    );
  },
);

test('a stuck release shows the card, and no browser loads it', async () => {
  const { composer, failing, requests } = aComposer();
  failing.set('mfe-blog', 'stuck');
  expect(await composer.compose(question())).toMatchObject({
    status: 503,
    keep: false,
    outcome: { kind: 'card', reason: 'stuck' },
  });
  expect(requests.at(-1)?.page.registry.remotes[0]).toMatchObject({ name: 'mfe-blog', status: 'unavailable' });
  await composer.compose(question());
  expect(requests.map(({ remote }) => remote)).toEqual(['mfe-blog', 'shell', 'shell']);
  await composer.compose({ ...question(shop), address: { pathname: '/tienda', search: '' } });
  expect(requests.at(-1)?.page.registry.remotes.map(({ status }) => status)).toEqual(['available']);
});

test('a remote without a usable release shows the card, which the log tells once a minute', async () => {
  const { composer, requests, log } = aComposer();
  const gone = aLiveRemote({ status: 'unavailable' });
  const page = await composer.compose({ address, remote: gone, snapshot: aSnapshot(gone) });
  expect(page).toMatchObject({ status: 503, outcome: { kind: 'card', reason: 'unusable' } });
  expect(requests.map(({ remote }) => remote)).toEqual(['shell']);
  for (const _time of [1, 2, 3]) await composer.compose({ address, remote: gone, snapshot: aSnapshot(gone) });
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('a missing address of a withheld remote is a 404', async () => {
  const { composer, pool, withheld } = aComposer();
  withheld.add('mfe-blog');
  jest.spyOn(pool, 'render').mockResolvedValueOnce(aRenderedPage({ status: 404 }));
  expect((await composer.compose(question())).status).toBe(404);
});

test('a substitute must be rendered in the rest of the two seconds', async () => {
  const { composer, failing, requests } = aComposer();
  failing.set('mfe-blog', 'late');
  await composer.compose(question());
  expect(requests.map(({ timeout }) => timeout)).toEqual([1750, 200]);
});

test('if not even the shell can be rendered in time, a visitor gets the prepared substitute', async () => {
  const { composer, failing, withheld } = aComposer();
  const snapshot = aSnapshot(blog, shop);
  await composer.prepareSubstitutes(pagesOf(snapshot));
  failing.set('mfe-blog', 'starved');
  failing.set('shell', 'starved');
  const page = await composer.compose({ address, remote: blog, snapshot });
  expect(page).toMatchObject({ status: 200, keep: false, outcome: { kind: 'placeholder', reason: 'starved' } });
  expect(await htmlOf(page)).toContain('Cargando');
  // The substitute lets a browser load its release, so it must serve neither a withheld release nor another one.
  withheld.add('mfe-blog');
  await expect(composer.compose({ address, remote: blog, snapshot })).rejects.toThrow('starved');
  withheld.clear();
  const next = aLiveRemote({ version: '2' });
  const swapped = { address, remote: next, snapshot: aSnapshot(next, shop) };
  await expect(composer.compose(swapped)).rejects.toThrow('starved');
});

test('a prepared substitute names the current releases', async () => {
  const { composer, failing, withheld } = aComposer();
  await composer.prepareSubstitutes(pagesOf(aSnapshot(blog, shop)));
  failing.set('mfe-blog', 'starved');
  failing.set('shell', 'starved');
  withheld.add('mfe-shop');
  const snapshot = aSnapshot(blog, aLiveRemote({ ...shop, version: '2' }));
  const registry = await registryIn(await composer.compose({ address, remote: blog, snapshot }));
  expect(registry.revision).toBe(snapshot.revision);
  expect(registry.remotes).toContainEqual(
    expect.objectContaining({ name: 'mfe-shop', version: '2', status: 'unavailable' }),
  );
});

test('a substitute is rendered once for each release, and a failed one does no harm', async () => {
  const { composer, failing, requests } = aComposer();
  await composer.prepareSubstitutes(pagesOf(aSnapshot(blog, shop)));
  await composer.prepareSubstitutes(pagesOf(aSnapshot(blog, shop)));
  expect(requests.map(({ page }) => [page.remote, page.address])).toEqual([
    ['mfe-blog', { pathname: '/blog', search: '' }],
    ['mfe-shop', { pathname: '/tienda', search: '' }],
  ]);
  // The shop's substitute stays when the blog changes.
  await composer.prepareSubstitutes(pagesOf(aSnapshot(aLiveRemote({ version: '3' }), shop)));
  expect(requests.slice(2).map(({ page }) => page.remote)).toEqual(['mfe-blog']);
  failing.set('shell', 'crashed');
  await composer.prepareSubstitutes(pagesOf(aSnapshot(aLiveRemote({ version: '2' }))));
});

test('thread and browser get the same links, even with a prepared substitute', async () => {
  const { composer, failing, requests } = aComposer();
  const nav: NavLink[] = [{ label: 'Preguntas', path: '/tienda/preguntas', place: 'footer', order: 800 }];
  const before = aSnapshot(blog, shop);
  const after = aSnapshot(blog, aLiveRemote({ ...shop, version: '2', nav }));
  const registry = await registryIn(await composer.compose({ address, remote: blog, snapshot: after }));
  expect(registry.nav.at(-1)).toMatchObject({ to: '/tienda/preguntas', label: 'Preguntas' });
  expect(requests.at(-1)?.page.registry.nav).toEqual(registry.nav);
  // React could not hydrate a substitute whose links differ from the registry's.
  await composer.prepareSubstitutes(pagesOf(before));
  failing.set('mfe-blog', 'starved');
  failing.set('shell', 'starved');
  await expect(composer.compose({ address, remote: blog, snapshot: after })).rejects.toThrow('starved');
  failing.delete('shell');
  await composer.prepareSubstitutes(pagesOf(after));
  expect(requests.at(-1)?.page.registry.nav).toEqual(registry.nav);
});

test('only a page with status 200 becomes a substitute, because a first path need not be a page', async () => {
  const { composer, pool, failing } = aComposer();
  jest.spyOn(pool, 'render').mockResolvedValueOnce(aRenderedPage({ status: 404 }));
  await composer.prepareSubstitutes(pagesOf(aSnapshot(blog)));
  failing.set('mfe-blog', 'starved');
  failing.set('shell', 'starved');
  await expect(composer.compose({ address, remote: blog, snapshot: aSnapshot(blog) })).rejects.toThrow('starved');
});

test('a remote shows its card whatever the other remotes do', async () => {
  const { composer, withheld } = aComposer();
  withheld.add('mfe-shop');
  expect((await composer.compose(question(shop))).status).toBe(503);
});

test('a chunk that is not in the manifest is not preloaded', async () => {
  const { composer, pool } = aComposer();
  jest.spyOn(pool, 'render').mockResolvedValueOnce(aRenderedPage({ chunks: ['unknown'] }));
  const html = await htmlOf(await composer.compose(question()));
  expect(preloadsOf(html)).toHaveLength(2);
});

test('if not even the shell can be rendered, composing rejects', async () => {
  const { composer, failing } = aComposer();
  failing.set('shell', 'crashed');
  await expect(composer.compose({ ...question(), remote: undefined })).rejects.toThrow('crashed');
  failing.set('mfe-blog', 'threw');
  await expect(composer.compose(question())).rejects.toThrow('crashed');
});

describe('the page service', () => {
  function aService() {
    const parts = aComposer();
    return { ...parts, service: new PageService(parts.composer, new PageCache({ enabled: true })) };
  }

  test('gives the next visitor the cached page, and renders a new one on request', async () => {
    const { service, requests } = aService();
    const first = await service.page(question());
    expect(await service.page(question())).toEqual({ ...first, outcome: { ...first.outcome, kind: 'kept' } });
    expect(await service.compose(question())).not.toBe(first);
    expect(requests).toHaveLength(2);
  });

  test('renders no page again for another remote’s promotion, and names the new release', async () => {
    const { service, requests } = aService();
    await service.page(question());
    const snapshot = aSnapshot(aLiveRemote(), aShop({ version: '2' }));
    const { revision, remotes } = await registryIn(await service.page({ ...question(), snapshot }));
    expect(revision).toBe(snapshot.revision);
    expect(remotes.map(({ name, version }) => `${name}@${version}`)).toEqual(['mfe-blog@1.0.0-a', 'mfe-shop@2']);
    expect(requests).toHaveLength(1);
  });

  test('gives a cached page the links of its HTML, and a new page the current links', async () => {
    const { service, requests } = aService();
    const { nav } = await registryIn(await service.page(question()));
    const links: NavLink[] = [{ label: 'Preguntas', path: '/tienda/preguntas', place: 'footer', order: 800 }];
    const snapshot = aSnapshot(blog, aShop({ version: '2', nav: links }));
    const kept = await registryIn(await service.page({ ...question(), snapshot }));
    expect([kept.revision, kept.nav]).toEqual([snapshot.revision, nav]);
    const later = await service.page({ address: { pathname: '/blog/otra', search: '' }, remote: blog, snapshot });
    expect((await registryIn(later)).nav.at(-1)).toMatchObject({ to: '/tienda/preguntas' });
    expect(requests.map(({ page }) => page.registry.nav)).toEqual([nav, (await registryIn(later)).nav]);
  });

  test('keeps a page for each query', async () => {
    const { service, requests } = aService();
    await service.page(question());
    await service.page({ ...question(), address: { pathname: '/blog', search: '' } });
    expect(requests).toHaveLength(2);
  });

  test('names another remote as unavailable in cached pages while it is stuck', async () => {
    const { service, withheld, requests } = aService();
    const shopOf = (page: ComposedPage) => registryIn(page).then(({ remotes }) => remotes[1]);
    await service.page(question());
    withheld.add('mfe-shop');
    expect(await shopOf(await service.page(question()))).toMatchObject({ name: 'mfe-shop', status: 'unavailable' });
    withheld.clear();
    expect(await shopOf(await service.page(question()))).toMatchObject({ name: 'mfe-shop', status: 'available' });
    expect(requests).toHaveLength(1);
    expect(service.registry(aSnapshot(blog)).remotes).toEqual([expect.objectContaining({ name: 'mfe-blog' })]);
  });

  test('gives the last good page of the same release if rendering fails', async () => {
    const { service, failing } = aService();
    const clock = jest.spyOn(performance, 'now');
    const good = await service.page(question());
    clock.mockReturnValue(performance.now() + 3_600_000);
    failing.set('mfe-blog', 'crashed');
    expect(await service.page(question())).toEqual({
      ...good,
      keep: false,
      outcome: { kind: 'last-good', remote: 'mfe-blog', version: '1.0.0-a', reason: 'crashed' },
    });
    const next = aLiveRemote({ version: '2' });
    expect(await service.page({ address, remote: next, snapshot: aSnapshot(next) })).toMatchObject({
      outcome: { kind: 'placeholder', version: '2' },
    });
    clock.mockRestore();
  });
});

const form = { fields: 'texto=hola', visitor: '192.0.2.7' };

test('a form’s answer is a page for its sender, and may take longer than a page', async () => {
  const { composer, requests } = aComposer();
  const page = await composer.submit(question(), form);
  expect(page).toMatchObject({ status: 200, keep: false, outcome: { kind: 'rendered' } });
  expect(await htmlOf(page)).toContain('<h1>Blog</h1>');
  expect(requests).toMatchObject([
    { remote: 'mfe-blog', timeout: 12_000, page: { form: 'texto=hola', visitor: '192.0.2.7', address } },
  ]);
});

test('a form that its remote cannot take has no substitute', async () => {
  const { composer, failing, requests } = aComposer();
  failing.set('mfe-blog', 'threw');
  await expect(composer.submit(question(), form)).rejects.toBeInstanceOf(RenderFailure);
  expect(requests).toHaveLength(1);
});

test('a form of a remote without a usable release is refused, and reaches no thread', async () => {
  const { composer, requests } = aComposer();
  const unavailable: LiveRemote = { ...blog, status: 'unavailable', serverBundle: '' };
  await expect(composer.submit(question(unavailable), form)).rejects.toMatchObject({ kind: 'refused' });
  expect(requests).toEqual([]);
});
