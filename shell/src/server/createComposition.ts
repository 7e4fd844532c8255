import os from 'node:os';
import path from 'node:path';
import { BroadcastChannel } from 'node:worker_threads';
import type { ShellOffer } from 'shared-contracts';
import { PROVIDER_FAILURES_CHANNEL, ProviderFailures } from '../render-worker/ProviderFailures';
import { WARM_START } from '../shared/deadlines';
import type { Configuration } from './configuration';
import { BrowserFailures } from './figures/BrowserFailures';
import { FiguresFile } from './figures/FiguresFile';
import type { ServerEvents } from './figures/metrics';
import { ReleaseFigures } from './figures/ReleaseFigures';
import type { ShellBuild } from './pages/document/shellBuild';
import { PageCache } from './pages/PageCache';
import { PageComposer } from './pages/PageComposer';
import { PageScripts } from './pages/PageScripts';
import { PageService } from './pages/PageService';
import { PreparedPages } from './pages/PreparedPages';
import { RenderPool } from './rendering/RenderPool';
import { startWorkerFrom } from './rendering/startWorker';
import { type LiveRemote, releaseOf } from './store/LiveRemote';
import { ReleaseRegistry } from './store/ReleaseRegistry';
import { readOffer } from './store/readOffer';
import { VerifiedReleases } from './store/releases/VerifiedReleases';
import { verifiedRelease } from './store/releases/verifiedRelease';
import { ServingReporter } from './store/ServingReporter';
import type { Snapshot } from './store/Snapshot';
import { Devtools } from './teams/devtools/Devtools';
import { type Canaries, createCanaries } from './visitors/createCanaries';
import type { CanaryHalt } from './visitors/HaltRequests';
import { Pins } from './visitors/Pins';
import { TeamAccess } from './visitors/TeamAccess';

const MAX_THREADS = 8;

type Log = Record<'info' | 'warn' | 'error', (details: object, message: string) => void>;

/** The parts that compose pages: releases, render threads, and the cache of pages. */
export type Composition = {
  releases: VerifiedReleases;
  registry: ReleaseRegistry;
  pool: RenderPool;
  pages: PageService;
  cache: PageCache;
  /** The reads of the API that failed a moment ago, here and in the threads. */
  failures: ProviderFailures;
  canaries: Canaries;
  access: TeamAccess;
  pins: Pins;
  devtools: Devtools;
  figures: ReleaseFigures;
  /** How many of a release's recent views failed in browsers; undefined if too few to be a problem. */
  inBrowsers: (remote: LiveRemote) => string | undefined;
  /** Version of the shell's build, and its offer to remotes. */
  shellVersion: string;
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
  /** Ends the threads. Pages that are being rendered fail. */
  close(): Promise<void>;
};

type Surroundings = { shell: ShellBuild; log: Log; askForHalt: (halt: CanaryHalt) => void; events: ServerEvents };

/** Creates the parts for the build in `dist`. */
export function createComposition(
  configuration: Configuration,
  dist: string,
  { shell, log, askForHalt, events }: Surroundings,
): Composition {
  const { apiOrigin, apiPath, mediaOrigin, siteUrl, port, cacheHtml } = configuration;
  const offer = readOffer(dist);
  const releases = new VerifiedReleases(configuration.store, offer);
  const pool = new RenderPool({
    startWorker: startWorkerFrom(path.join(dist, 'server/renderWorker.cjs')),
    apiUrl: apiOrigin + apiPath,
    mediaOrigin,
    siteUrl,
    maxThreads: MAX_THREADS,
    log,
    events,
  });
  const scripts = new PageScripts();
  const composer = new PageComposer({ pool, scripts, shell, log });
  const browserFailures = new BrowserFailures({ log });
  const reporter = new ServingReporter({
    store: releases.folder,
    shell: `${os.hostname()}-${port}`.replace(/[^\w.-]/g, '_'),
    shellVersion: shell.version,
    offer,
    problemOf: (remote) => pool.problemOf(remote),
    inBrowsers: (remote) => browserFailures.problemOf(remote),
    renderedOf: (remote) => pool.renderedOf(remote),
    canaryOf(remote) {
      const { counts: _, ...status } = canaries.statusOf(remote) ?? {};
      return 'version' in status ? status : undefined;
    },
    shellRendered: () => composer.prepared,
    log,
  });

  const channel = new BroadcastChannel(PROVIDER_FAILURES_CHANNEL);
  channel.unref();
  const failures = new ProviderFailures(channel);
  const cache = new PageCache({ enabled: cacheHtml, events });
  const pages = new PageService(composer, cache);
  const preparedPages = new PreparedPages({ pages, cache, failures });

  const warmed = new Set<string>();
  /** Releases that are being prepared to take over. They keep their threads while other remotes change. */
  const upcoming = new Set<LiveRemote>();
  /** Background renderings for future visitors. None rejects. */
  const preparing = new Set<Promise<void>>();
  const inBackground = (work: Promise<void>) => {
    preparing.add(work);
    void work.then(() => preparing.delete(work));
  };
  const warmUp = async (remote: LiveRemote, snapshot: Snapshot, former?: LiveRemote) => {
    warmed.add(releaseOf(remote));
    scripts.learn(remote, await pool.warmUp(remote, composer.registry(snapshot), former));
    reporter.renew();
  };
  const prepare = async (next: LiveRemote, former: LiveRemote, snapshot: Snapshot) => {
    upcoming.add(next);
    try {
      await warmUp(next, snapshot, former);
      await preparedPages.prepare(next, former, snapshot);
    } finally {
      upcoming.delete(next);
    }
  };
  /** A page names only the canary of its own remote, so each canary has its own set. */
  const served = (snapshot: Snapshot) => [
    ...snapshot.remotes.map((remote) => ({ remote, snapshot })),
    ...registry.canaries().map((canary) => ({ remote: canary.remote, snapshot: registry.withCanaries([canary]) })),
  ];
  const changed = (snapshot: Snapshot) => {
    // All version sets that contain a release share its thread.
    const remotes = [...registry.inUse(), ...upcoming];
    pool.follow(remotes);
    cache.follow(remotes);
    const usable = remotes.filter(({ status }) => status === 'available');
    for (const release of warmed) if (!usable.some((remote) => releaseOf(remote) === release)) warmed.delete(release);
    // The first release of a remote goes live at once: there is no older one to serve while it warms up.
    for (const remote of usable) if (!warmed.has(releaseOf(remote))) inBackground(warmUp(remote, snapshot));
    inBackground(composer.prepareSubstitutes(served(snapshot)).then(() => reporter.renew()));
    reporter.report(snapshot);
  };
  const registry: ReleaseRegistry = new ReleaseRegistry({
    releases,
    log,
    lastUsed: (name) => reporter.lastUsed(name),
    prepare,
    changed,
  });
  const access = new TeamAccess(configuration.teamsToken);
  const pins = new Pins({
    access,
    isRemote: (name) => registry.isRemote(name),
    current: () => registry.current(),
    verified: (remote, version) => verifiedRelease(releases, remote, version),
  });
  const devtools = new Devtools({ access, script: shell.devtoolsScript, shellVersion: shell.version });
  const figures = new ReleaseFigures({
    isInUse: (release) => registry.inUse().some((remote) => releaseOf(remote) === releaseOf(release)),
    recent: browserFailures,
  });
  const { dataFolder } = configuration;
  const figuresFile = dataFolder && new FiguresFile(path.join(dataFolder, 'figures.json'), figures, log);
  const canaries = createCanaries({ registry, pins, pool, askForHalt, log });

  return {
    releases,
    registry,
    pool,
    pages,
    cache,
    failures,
    canaries,
    access,
    pins,
    devtools,
    figures,
    inBrowsers: (remote) => browserFailures.problemOf(remote),
    shellVersion: shell.version,
    offer,
    async open() {
      if (figuresFile) figuresFile.open();
      pool.start();
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
      await Promise.race([Promise.all(preparing), timeout]);
      clearTimeout(timer);
    },
    async close() {
      registry.close();
      canaries.close();
      if (figuresFile) figuresFile.close();
      reporter.close();
      channel.close();
      await pool.stop();
    },
  };
}
