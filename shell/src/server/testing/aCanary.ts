import { aLiveRemote, aShop } from '../../testing/aLiveRemote';
import type { Canary } from '../store/Canary';
import { type Snapshot, snapshotOf, withRelease } from '../store/Snapshot';
import type { CanaryRegistry } from '../visitors/VisitorSets';

/** A canary of the blog, 1.0.0-b beside 1.0.0-a, for a tenth of the visitors. */
export const aCanary = (over: Partial<Canary> = {}): Canary => ({
  remote: aLiveRemote({ version: '1.0.0-b' }),
  live: '1.0.0-a',
  percent: 10,
  since: '2026-11-22T12:00:00.000Z',
  ...over,
});

/** The options of statusRoutes for such a registry, with all files at the site's root. */
export const toldOf = (registry: CanaryRegistry) => ({
  registry: { ...registry, look: async () => {} },
  siteRegistry: ({ revision, remotes }: Snapshot) => ({
    revision,
    remotes: remotes.map((remote) => ({ ...remote, base: '/' })),
  }),
  problemOf: () => undefined,
  inBrowsers: () => undefined,
});

/** A registry of a blog and a shop, whose canaries a test may change. */
export function aCanaryRegistry(...running: Canary[]) {
  const canaries = [...running];
  const registry: CanaryRegistry = {
    current: () =>
      snapshotOf(
        [aLiveRemote(), aShop()],
        canaries.map(({ remote }) => remote.name),
      ),
    canaryOf: (name) => canaries.find(({ remote }) => remote.name === name),
    canaries: () => canaries,
    withCanaries: (given) => given.reduce((set, { remote }) => withRelease(set, remote), registry.current()),
  };
  return { canaries, registry };
}
