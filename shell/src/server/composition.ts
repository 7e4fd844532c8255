// The server's rooms, the lowest first. An import never goes up (scripts/lint/importRules.mjs).
//
// store/      what is live: ReleaseRegistry; is it whole: VerifiedReleases; what runs where: ServingReporter
// figures/    what is counted: ReleaseFigures, metrics
// rendering/  who renders: RenderPool; who ends a thread: StuckDetector, RenderThread; who waits: CircuitBreaker
// pages/      what a page is, and why a visitor gets a fallback: PageComposer; what is kept: PageCache
// visitors/   which versions a browser gets: VisitorSets, Pins; when a canary ends: CanaryWatch
// teams/      what teams see: teamsRoutes, devtools/
// http/       how a request is answered: a folder for each kind of route, createServer, failures/
import os from 'node:os';
import type { ShellOffer } from '@tramuntana/contracts';
import { WARM_START } from '../shared/deadlines';
import type { Configuration } from './configuration';
import { createFigures, type FiguresRoom } from './figures/createFigures';
import type { ServerEvents } from './figures/metrics';
import { createPages, type PagesRoom } from './pages/createPages';
import type { ShellBuild } from './pages/document/shellBuild';
import { createRendering, type RenderingRoom } from './rendering/createRendering';
import { releaseOf } from './store/LiveRemote';
import { ReleaseRegistry } from './store/ReleaseRegistry';
import { readOffer } from './store/readOffer';
import { VerifiedReleases } from './store/releases/VerifiedReleases';
import { ServingReporter } from './store/ServingReporter';
import { createVisitors, type VisitorsRoom } from './visitors/createVisitors';
import type { CanaryHalt } from './visitors/HaltRequests';

type Log = Record<'info' | 'warn' | 'error', (details: object, message: string) => void>;

/** The rooms below the routes, each with what it offers. */
export type Composition = {
  releases: VerifiedReleases;
  registry: ReleaseRegistry;
  rendering: RenderingRoom;
  pages: PagesRoom;
  figures: FiguresRoom;
  visitors: VisitorsRoom;
  /** The packages and contract that the shell offers to remotes. */
  offer: ShellOffer;
  /** Reads the store and follows its changes from then on. */
  open(): Promise<void>;
  /** Starts reporting the releases in use to the store. Call it once the server answers. */
  answering(): void;
  /**
   * Resolves once the releases in use have rendered a page of each route, and the shell its substitutes for them. Earlier
   * visitors of a busy machine would wait for threads to start. Resolves after five seconds in any case.
   */
  warm(): Promise<void>;
  /** Closes the rooms. Pages that are being rendered fail. */
  close(): Promise<void>;
};

type Surroundings = {
  /** The folder of the shell's build, and what it says. */
  dist: string;
  shell: ShellBuild;
  log: Log;
  /** Asks the process that starts the site to end a canary in the store. */
  askForHalt: (halt: CanaryHalt) => void;
  events: ServerEvents;
};

/** Creates the rooms from the lowest to the highest. */
export function createComposition(
  configuration: Configuration,
  { dist, shell, log, askForHalt, events }: Surroundings,
): Composition {
  const { store, signatureKeys, port, cacheHtml, dataFolder, teamsToken } = configuration;
  const offer = readOffer(dist);
  const releases = new VerifiedReleases(store, offer, signatureKeys);
  const registry = new ReleaseRegistry({ releases, log });
  const figures = createFigures({
    isInUse: (release) => registry.inUse().some((remote) => releaseOf(remote) === releaseOf(release)),
    dataFolder,
    log,
  });
  const rendering = createRendering({ ...configuration, dist, log, events });
  const pages = createPages({ registry, rendering, shell, cacheHtml, log, events });
  const visitors = createVisitors({ registry, releases, pool: rendering.pool, teamsToken, askForHalt, events, log });
  const reporter = new ServingReporter({
    store,
    shell: `${os.hostname()}-${port}`.replace(/[^\w.-]/g, '_'),
    shellVersion: shell.version,
    offer,
    problemOf: (remote) => rendering.pool.problemOf(remote),
    inBrowsers: (remote) => figures.inBrowsers(remote),
    renderedOf: (remote) => rendering.pool.renderedOf(remote),
    canaryOf(remote) {
      const { counts: _, ...status } = visitors.canaryOf(remote) ?? {};
      return 'version' in status ? status : undefined;
    },
    shellRendered: () => pages.substitutes(),
    log,
  });
  registry.listen({
    prepare: (next, former, snapshot) => pages.preparation.prepare(next, former, snapshot),
    changed(snapshot) {
      pages.preparation.follow(snapshot, () => reporter.renew());
      reporter.report(snapshot);
    },
  });

  return {
    releases,
    registry,
    rendering,
    pages,
    figures,
    visitors,
    offer,
    async open() {
      figures.open();
      rendering.open();
      await registry.open();
      // A store without remotes reports no change, but the first publish needs this shell's offer.
      reporter.report(registry.current());
    },
    answering: () => reporter.begin(),
    async warm() {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, WARM_START);
      });
      await Promise.race([pages.preparation.settled(), timeout]);
      clearTimeout(timer);
    },
    async close() {
      registry.close();
      visitors.close();
      figures.close();
      reporter.close();
      await rendering.close();
    },
  };
}
