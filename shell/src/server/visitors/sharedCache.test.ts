/** @jest-environment node */
import { aSharedCache } from '../../testing/aSharedCache';
import { documentRoute } from '../http/documents/documentRoute';
import { aCanary, aCanaryRegistry } from '../testing/aCanary';
import { aComposedPage, aServer, noPins, plainDocuments, somePages } from '../testing/aServer';
import { CanaryWatch } from './CanaryWatch';
import { VisitorSets } from './VisitorSets';

/** A site behind a shared cache. The cache serves public answers for `keepFor` milliseconds without asking the site. */
function aSite(keepFor: number) {
  const { registry, canaries } = aCanaryRegistry();
  const clock = { now: 0 };
  let drawn = 0;
  // Every tenth visitor is in the first tenth.
  const visitors = new VisitorSets({ registry, pins: noPins, random: () => (drawn++ * 1000) % 10_000 });
  const { pages } = somePages(async ({ address, remote }) =>
    aComposedPage(`${address.pathname} of ${remote?.version}`),
  );
  const watch = new CanaryWatch({ halt: () => {} });
  const app = aServer((server) => documentRoute(server, { ...plainDocuments, visitors, pages, watch }));
  const get = aSharedCache(app, { keepFor, now: () => clock.now });

  /** A browser that keeps its cookies. */
  const aBrowser = () => {
    const jar = new Map<string, string>();
    return async (url: string) => {
      const answer = await get(url, [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
      for (const cookie of answer.cookies) {
        const [name = '', value = ''] = cookie.split('=');
        if (value) jar.set(name, value);
        else jar.delete(name);
      }
      return { ...answer, kept: [...jar.keys()] };
    };
  };
  return { canaries, clock, aBrowser };
}

/** A cache that asks before each use, as the site requires, and one configured to keep public answers for ten seconds. */
const CACHES = [
  ['that asks before each use', 0],
  ['that keeps pages for ten seconds', 10_000],
] as const;

describe.each(CACHES)('behind a cache %s', (_what, keepFor) => {
  test('each browser keeps its release, and no other browser gets the canary’s pages', async () => {
    const { canaries, clock, aBrowser } = aSite(keepFor);
    // The page is in the cache when the canary starts.
    await aBrowser()('/blog');
    clock.now += keepFor;
    canaries.push(aCanary());
    const browsers = Array.from({ length: 40 }, aBrowser);
    const seen: string[][] = browsers.map(() => []);
    for (let round = 0; round < 4; round++) {
      clock.now += 3000;
      for (const [index, visit] of browsers.entries()) seen[index]?.push((await visit('/blog')).body);
    }
    const releases = seen.map((bodies) => [...new Set(bodies)]);
    expect(releases.every((bodies) => bodies.length === 1)).toBe(true);
    expect(releases.filter(([body]) => body === '/blog of 1.0.0-b')).toHaveLength(4);
    // Visitors without cookies are drawn again; nine of ten get the live release.
    for (let visits = 0; visits < 9; visits++) {
      const { body } = await aBrowser()('/blog');
      expect(body).toBe(visits === 0 ? '/blog of 1.0.0-b' : '/blog of 1.0.0-a');
    }
  });

  test('pages of other remotes come from the cache as before, for browsers of either release', async () => {
    const { canaries, aBrowser } = aSite(keepFor);
    canaries.push(aCanary());
    const [inCanary, inLive, other] = [aBrowser(), aBrowser(), aBrowser()];
    await inCanary('/blog');
    await inLive('/blog');
    expect((await other('/tienda')).from).toBe('server');
    const cached = keepFor > 0 ? 'cache' : 'cache, confirmed';
    for (const visit of [inCanary, inLive, other, aBrowser()]) {
      expect(await visit('/tienda')).toMatchObject({ from: cached, body: '/tienda of 1.0.0-a', cookies: [] });
    }
  });

  test('when the canary ends, its visitors get the live release, and no browser keeps its cookie', async () => {
    const { canaries, clock, aBrowser } = aSite(keepFor);
    canaries.push(aCanary());
    const browsers = Array.from({ length: 10 }, aBrowser);
    for (const visit of browsers) await visit('/blog');
    canaries.splice(0);
    clock.now += 1;
    for (const visit of browsers) {
      expect(await visit('/blog')).toMatchObject({ body: '/blog of 1.0.0-a', kept: [] });
    }
    const cached = keepFor > 0 ? 'cache' : 'cache, confirmed';
    await aBrowser()('/blog');
    expect((await browsers[0]?.('/blog'))?.from).toBe(cached);
  });
});
