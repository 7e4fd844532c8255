import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { SHELL } from 'shared-contracts';
import type { Configuration } from './configuration';
import { type Composition, createComposition } from './createComposition';
import { createMetrics, noEvents, watchCache, watchReleases } from './figures/metrics';
import { serveMetrics } from './figures/serveMetrics';
import { apiProxyRoute } from './http/api/apiProxyRoute';
import { clientErrorsRoute } from './http/beacons/clientErrorsRoute';
import { cspReportsRoute } from './http/beacons/cspReportsRoute';
import { vitalsRoute } from './http/beacons/vitalsRoute';
import { createServer } from './http/createServer';
import { documentRoute } from './http/documents/documentRoute';
import { formRoutes, takesForm } from './http/documents/formRoutes';
import { pageDataRoute } from './http/documents/pageDataRoute';
import { liveReleaseRoutes } from './http/files/liveReleaseRoutes';
import { releaseFilesRoute } from './http/files/releaseFilesRoute';
import { discoveryRoutes } from './http/status/discoveryRoutes';
import { sitemapRoutes } from './http/status/sitemapRoutes';
import { statusRoutes } from './http/status/statusRoutes';
import { readShellBuild } from './pages/document/shellBuild';
import { PageLists } from './pages/sitemap/PageLists';
import type { LiveRemote } from './store/LiveRemote';
import { teamsStatus } from './teams/status/teamsStatus';
import { teamsRoutes } from './teams/teamsRoutes';
import type { CanaryHalt } from './visitors/HaltRequests';

const YEAR = '365d';

/**
 * The `web/` folders of the build in `dist` and of the shell's releases in the store. A folder with a dot is a release that
 * is still being copied. A browser would keep half a file of it for a year.
 */
function shellFolders(dist: string, store: string): string[] {
  const folder = path.join(store, SHELL);
  const versions = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
  return [dist, ...versions.map((version) => path.join(folder, version))].map((release) => path.join(release, 'web'));
}

/**
 * Serves the browser's files of the shell. They are immutable, because a name contains the hash of the content. So files of
 * other releases can be served, too: pages that an older release opened still need them, and so do pages of a newer release
 * on another machine.
 */
function shellFilesRoute(app: FastifyInstance, dist: string, store: string): void {
  let folders = shellFolders(dist, store);
  const folderOf = (name: string) => folders.find((folder) => existsSync(path.join(folder, name)));
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const name = request.params['*'];
    let folder = folderOf(name);
    if (!folder) {
      folders = shellFolders(dist, store);
      folder = folderOf(name);
    }
    return folder ? reply.sendFile(name, folder) : reply.callNotFound();
  });
}

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
  const { siteUrl } = configuration;
  const shell = readShellBuild(dist);
  const app = createServer({ ...configuration, inline: shell.inline }, (path) =>
    takesForm(path, composition.registry.current()),
  );
  const metrics = configuration.metricsPort === undefined ? undefined : createMetrics();
  const events = metrics?.events ?? noEvents;
  const composition = createComposition(configuration, dist, { shell, log: app.log, askForHalt, events });
  const { releases, registry, pool, pages, cache, failures, canaries, access, pins, devtools, figures } = composition;
  const { inBrowsers, shellVersion, offer } = composition;
  const { visitors, watch } = canaries;
  const problemOf = (remote: LiveRemote) => pool.problemOf(remote);
  const canaryOf = (remote: string) => canaries.statusOf(remote);
  const status = () =>
    teamsStatus({
      registry,
      problemOf: (remote) => problemOf(remote) ?? inBrowsers(remote),
      canaryOf,
      remotes: () => releases.remotes(),
      channel: (remote) => releases.channel(remote),
      published: (remote) => releases.published(remote),
      figures,
    });

  const teamsData = { registry, visitors, canaryOf, problemOf, store: releases, shellVersion, offer };

  app.register(fastifyStatic, {
    root: path.join(dist, 'web'),
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR,
  });
  shellFilesRoute(app, dist, releases.folder);
  releaseFilesRoute(app, { registry, pins, store: releases });
  liveReleaseRoutes(app, { registry, store: releases });
  apiProxyRoute(app, { ...configuration, failures });
  statusRoutes(app, {
    registry,
    pageRegistry: (snapshot) => pages.registry(snapshot),
    problemOf,
    inBrowsers,
    visitors,
    canaryOf,
  });
  app.register(cspReportsRoute);
  app.register((scope) => clientErrorsRoute(scope, { registry, visitors, watch, figures }));
  app.register((scope) => vitalsRoute(scope, { figures, siteUrl }));
  discoveryRoutes(app, siteUrl);
  sitemapRoutes(app, { registry, lists: new PageLists({ pool, log: app.log }), siteUrl });
  app.register((scope) => formRoutes(scope, { visitors, pages, siteUrl }));
  pageDataRoute(app, { visitors, pages, failures });
  app.register((scope) => teamsRoutes(scope, { access, pins, status, devtools: teamsData }));
  documentRoute(app, { visitors, pages, watch, figures, events, pins, devtools });

  app.addHook('onReady', () => composition.open());
  app.addHook('onListen', async () => composition.answering());
  const { metricsPort } = configuration;
  if (metrics && metricsPort !== undefined) {
    watchReleases(metrics.register, { registry, figures });
    watchCache(metrics.register, cache);
    let served: Awaited<ReturnType<typeof serveMetrics>> | undefined;
    app.addHook('onReady', async () => {
      served = await serveMetrics(metrics.register, metricsPort);
      app.log.info(`Metrics at ${served.url}`);
    });
    app.addHook('onClose', () => served?.close());
  }
  app.addHook('onClose', () => composition.close());
  return { app, warm: () => composition.warm() };
}
