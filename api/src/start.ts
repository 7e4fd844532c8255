import path from 'node:path';
import { findApiFolder } from './apiFolder';
import { buildApp } from './app';
import { announceCommands, createCommandKey } from './commands/endpoint';
import { importAtStart } from './content/contentImport';
import { openDatabase } from './data/openDatabase';
import { keepAnswers } from './http/answers/caching';
import { createMetrics, serveMetrics } from './http/metrics';
import { Mailer } from './mail/mailer';
import { Retention } from './retention/Retention';
import type { Settings } from './settings';

/** Timeout for open requests when the API stops, in milliseconds. A paused video keeps its request open for ever. */
const CLOSE_TIMEOUT = 2000;

/** How long answers to reads are cached, in milliseconds. Until then, another process's import is not seen. */
const KEPT_FOR = 1000;

/** Average over a second, in milliseconds. Healthy processes stay below 20. The site's loaders time out after 1,500. */
const MAX_EVENT_LOOP_DELAY = 1000;

export type RunningApi = { url: string; log: { info(message: string): void }; close(): Promise<void> };

/** Opens the database, imports new content and listens. If that fails, it closes the database and releases its lock. */
export async function startApi(settings: Settings, apiFolder = findApiFolder()): Promise<RunningApi> {
  const contentFolder = path.join(apiFolder, 'content');
  const {
    database,
    pool,
    close: closeDatabase,
  } = await openDatabase({
    databaseUrl: settings.databaseUrl,
    databaseFolder: settings.databaseFolder,
    poolSize: settings.poolSize,
    migrationsFolder: path.join(apiFolder, 'migrations'),
  });
  const key = createCommandKey();
  const mailer = settings.mail && new Mailer({ database, settings: settings.mail });
  const metrics = settings.metricsPort === undefined ? undefined : createMetrics();
  if (pool) metrics?.watchConnections(pool);
  try {
    const [app, { imported, problem }] = await Promise.all([
      buildApp({
        database,
        contentFolder,
        siteUrl: settings.siteUrl,
        commandKey: key,
        mailer,
        trustedProxies: settings.trustedProxies,
        formLimit: { sends: settings.formLimit, pool: settings.formLimitStore === 'postgresql' ? pool : undefined },
        pressure: { maxEventLoopDelay: MAX_EVENT_LOOP_DELAY },
        kept: keepAnswers(KEPT_FOR),
        metrics,
        log: { level: settings.logLevel },
      }),
      importAtStart(database, contentFolder),
    ]);
    const url = await app.listen({ host: settings.host, port: settings.port });
    const { metricsHost: host, metricsPort: port } = settings;
    const served = metrics && port !== undefined && (await serveMetrics(metrics, { host, port }));
    if (served) app.log.info(`Metrics at ${served.url}`);
    if (problem)
      app.log.error({ problem: problem.message }, 'Content not imported: what was imported before is served');
    else app.log.info(imported ? 'Content imported' : 'Content unchanged');
    // With a PostgreSQL server a command opens the database itself.
    const withdraw = settings.databaseUrl ? () => {} : announceCommands(settings.databaseFolder, { url, key });
    mailer?.start(app.log);
    const retention = new Retention({ database, log: app.log, onErased: metrics?.countErased });
    const close = async () => {
      withdraw();
      if (served) await served.close();
      await Promise.race([Promise.all([app.close(), mailer?.close(), retention.close()]), after(CLOSE_TIMEOUT)]);
      await closeDatabase();
    };
    return { url, log: app.log, close };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
