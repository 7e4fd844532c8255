import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from './configuration';
import { createServer } from './createServer';
import { readShellScripts } from './document/shellAssets';
import { HtmlCache } from './pages/HtmlCache';
import { PageComposer } from './pages/PageComposer';
import { ReleaseRegistry } from './registry/ReleaseRegistry';
import { ReleaseStore } from './registry/releaseStore';
import { apiProxyRoute } from './routes/apiProxyRoute';
import { discoveryRoutes } from './routes/discoveryRoutes';
import { documentRoute } from './routes/documentRoute';
import { formRoutes } from './routes/formRoutes';
import { releaseFilesRoute } from './routes/releaseFilesRoute';
import { statusRoutes } from './routes/statusRoutes';
import { PageLists } from './sitemap/PageLists';
import { sitemapRoutes } from './sitemap/sitemapRoutes';
import { RenderPool } from './threads/RenderPool';

declare const __CONTRACT_VERSION__: string;

const YEAR = '365d';
const MAX_THREADS = 8;

/** The shell's server for a build in `dist` (its `web/`, `server/` and `assets.json`). Close it to end its threads. */
export async function createApp(configuration: Configuration, dist: string): Promise<FastifyInstance> {
  const { mediaOrigin, siteUrl, apiOrigin, apiPath, store: storeFolder, cacheHtml } = configuration;
  const app = createServer(configuration);
  const store = new ReleaseStore(storeFolder, __CONTRACT_VERSION__);
  const pool = new RenderPool({
    workerFile: path.join(dist, 'server/renderWorker.cjs'),
    apiUrl: apiOrigin + apiPath,
    mediaOrigin,
    siteUrl,
    maxThreads: MAX_THREADS,
  });
  const registry = new ReleaseRegistry(store, app.log, ({ remotes }) => pool.follow(remotes));
  const composer = new PageComposer(pool, {
    siteUrl,
    shellScripts: readShellScripts(dist),
    log: app.log,
  });

  // Immutable: every name holds the hash of its content, or stands in the folder of one release.
  app.register(fastifyStatic, {
    root: path.join(dist, 'web'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR,
  });
  releaseFilesRoute(app, store);
  apiProxyRoute(app, configuration);
  statusRoutes(app, { registry, pageRegistry: (snapshot) => pages.pageRegistry(snapshot) });
  discoveryRoutes(app, siteUrl);
  sitemapRoutes(app, { registry, lists: new PageLists({ pool, log: app.log }), siteUrl });
  app.register((scope) => formRoutes(scope, { configuration, registry, pages }));
  documentRoute(app, { registry, pages });

  app.addHook('onReady', async () => void (await registry.current()));
  app.addHook('onClose', () => pool.stop());
  return app;
}
