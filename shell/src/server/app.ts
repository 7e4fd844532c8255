import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Configuration } from './configuration';
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
import { securityHeaders } from './securityHeaders';
import { RenderPool } from './threads/RenderPool';

declare const __CONTRACT_VERSION__: string;

const YEAR = '365d';
const MAX_THREADS = 8;

/** The shell's server for a build in `dist` (its `web/`, `server/` and `assets.json`). Close it to end its threads. */
export async function createApp(configuration: Configuration, dist: string): Promise<FastifyInstance> {
  const { mediaOrigin, siteUrl, apiOrigin, apiPath, store: storeFolder, logLevel, cacheHtml } = configuration;
  const app = Fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: true,
  });
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

  securityHeaders(app, mediaOrigin);
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    app.log.debug({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
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
  statusRoutes(app, registry, composer);
  discoveryRoutes(app, { registry, pool, siteUrl });
  app.register((scope) => formRoutes(scope, { configuration, registry, composer }));
  documentRoute(app, { registry, composer, cache: new HtmlCache(cacheHtml) });

  app.addHook('onReady', async () => void (await registry.current()));
  app.addHook('onClose', () => pool.stop());
  return app;
}
