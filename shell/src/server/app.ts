import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type Composition, createComposition } from './composition';
import type { Configuration } from './configuration';
import { createMetrics, noEvents, watchSizes } from './figures/metrics';
import { watchReleases } from './figures/releaseMetrics';
import { serveMetrics } from './figures/serveMetrics';
import { apiProxyRoute } from './http/api/apiProxyRoute';
import { clientErrorsRoute } from './http/beacons/clientErrorsRoute';
import { cspReportsRoute } from './http/beacons/cspReportsRoute';
import { vitalsRoute } from './http/beacons/vitalsRoute';
import { createServer } from './http/createServer';
import { documentRoute } from './http/documents/documentRoute';
import { formRoutes, takesForm } from './http/documents/formRoutes';
import { pageDataRoute } from './http/documents/pageDataRoute';
import { answerFailures } from './http/failures/answerFailures';
import { liveReleaseRoutes } from './http/files/liveReleaseRoutes';
import { offerRoute } from './http/files/offerRoute';
import { releaseFilesRoute } from './http/files/releaseFilesRoute';
import { shellFilesRoute } from './http/files/shellFilesRoute';
import { discoveryRoutes } from './http/status/discoveryRoutes';
import { sitemapRoutes } from './http/status/sitemapRoutes';
import { statusRoutes } from './http/status/statusRoutes';
import { readShellBuild } from './pages/document/shellBuild';
import { availableMemory } from './rendering/threadLimit';
import type { LiveRemote } from './store/LiveRemote';
import type { Snapshot } from './store/Snapshot';
import { Devtools } from './teams/devtools/Devtools';
import { teamsStatus } from './teams/status/teamsStatus';
import { teamsRoutes } from './teams/teamsRoutes';
import type { CanaryHalt } from './visitors/HaltRequests';

const YEAR = '365d';

/** The shell's server. Between `ready` and `listen`, `warm` waits until the first visitor will not have to wait. */
export type App = { app: FastifyInstance } & Pick<Composition, 'warm'>;

/**
 * The shell's server for the build in `dist` (its `web/`, `server/`, `build.json` and `offer.json`). Closing it ends its
 * threads. `askForHalt` asks the process that started the site to end a canary in the store.
 */
export async function createApp(
  configuration: Configuration,
  dist: string,
  askForHalt: (halt: CanaryHalt) => void = () => {},
): Promise<App> {
  const { siteUrl, metricsHost, metricsPort } = configuration;
  const shell = readShellBuild(dist);
  const app = createServer({ ...configuration, inline: shell.inline });
  const metrics = metricsPort === undefined ? undefined : createMetrics();
  const events = metrics?.events ?? noEvents;
  const composition = createComposition(configuration, { dist, shell, log: app.log, askForHalt, events });
  const { releases, registry, rendering, pages, figures, visitors, offer } = composition;
  const { sets, watch, canaryOf, access, pins } = visitors;
  const { pool, failures } = rendering;
  const shellVersion = shell.version;
  const problemOf = (remote: LiveRemote) => pool.problemOf(remote);
  const { inBrowsers } = figures;

  // The cookies are read in `onRequest`.
  app.addHook('preParsing', async (request) => access.recognise(request));
  answerFailures(app, { methodsOf: (path) => (takesForm(path, registry.current()) ? ['POST'] : []) });
  app.register(fastifyStatic, {
    root: path.join(dist, 'web'),
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR,
  });
  shellFilesRoute(app, dist, releases.folder);
  releaseFilesRoute(app, { registry, pins, store: releases });
  liveReleaseRoutes(app, { registry, shellVersion, store: releases });
  offerRoute(app, offer);
  apiProxyRoute(app, { ...configuration, failures });
  const siteRegistry = (snapshot: Snapshot) => pages.service.registry(snapshot);
  statusRoutes(app, { registry, siteRegistry, problemOf, inBrowsers, visitors: sets, canaryOf });
  app.register(cspReportsRoute);
  app.register((scope) => clientErrorsRoute(scope, { registry, visitors: sets, watch, figures: figures.releases }));
  app.register((scope) => vitalsRoute(scope, { figures: figures.releases, siteUrl }));
  discoveryRoutes(app, siteUrl);
  sitemapRoutes(app, { registry, lists: pages.lists, siteUrl });
  app.register((scope) => formRoutes(scope, { visitors: sets, pages: pages.service, siteUrl }));
  pageDataRoute(app, { visitors: sets, pages: pages.service, failures });
  const status = () =>
    teamsStatus({
      registry,
      problemOf: (remote) => problemOf(remote) ?? inBrowsers(remote),
      canaryOf,
      remotes: () => releases.remotes(),
      channel: (remote) => releases.channel(remote),
      published: (remote) => releases.published(remote),
      figures: figures.releases,
    });
  const overlayData = { registry, visitors: sets, canaryOf, problemOf, store: releases, shellVersion, offer };
  const devtools = new Devtools({ access, script: shell.devtoolsScript, shellVersion });
  const page = documentRoute(app, {
    visitors: sets,
    pages: pages.service,
    watch,
    figures: figures.releases,
    events,
    pins,
    devtools,
  });
  app.register((scope) => teamsRoutes(scope, { access, pins, status, devtools: overlayData, page }));

  app.addHook('onReady', () => composition.open());
  app.addHook('onListen', async () => composition.answering());
  if (metrics && metricsPort !== undefined) {
    watchReleases(metrics.register, { registry, figures: figures.releases });
    watchSizes(metrics.register, { cache: pages.cache, pool, availableMemory });
    let served: Awaited<ReturnType<typeof serveMetrics>> | undefined;
    app.addHook('onReady', async () => {
      served = await serveMetrics(metrics.register, { host: metricsHost, port: metricsPort });
      app.log.info(`Metrics at ${served.url}`);
    });
    app.addHook('onClose', () => served?.close());
  }
  app.addHook('onClose', () => composition.close());
  return { app, warm: () => composition.warm() };
}
