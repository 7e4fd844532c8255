import path from 'node:path';
import type { FastifyServerOptions } from 'fastify';
import { findApiFolder } from './apiFolder';
import { buildApp } from './app';
import { announceCommands, createCommandKey } from './commands/endpoint';
import { importContent } from './content/contentImport';
import { openDatabase } from './data/openDatabase';
import { Mailer } from './mail/mailer';
import type { Settings } from './settings';

/** For open requests when the API stops, in milliseconds. A paused video keeps its request open for ever. */
const CLOSE_TIMEOUT = 2000;

export type RunningApi = { url: string; log: { info(message: string): void }; close(): Promise<void> };

/** Opens the database, imports new content and listens. Where that fails the database is closed and its lock released. */
export async function startApi(settings: Settings, apiFolder = findApiFolder()): Promise<RunningApi> {
  const contentFolder = path.join(apiFolder, 'content');
  const {
    database,
    pool,
    close: closeDatabase,
  } = await openDatabase({
    databaseUrl: settings.databaseUrl,
    databaseFolder: settings.databaseFolder,
    migrationsFolder: path.join(apiFolder, 'migrations'),
  });
  const key = createCommandKey();
  const mailer = settings.mail && new Mailer({ database, settings: settings.mail });
  try {
    const [app, imported] = await Promise.all([
      buildApp({
        database,
        contentFolder,
        siteUrl: settings.siteUrl,
        commandKey: key,
        mailer,
        trustedProxies: settings.trustedProxies,
        formLimit: { sends: settings.formLimit, pool: settings.formLimitStore === 'postgresql' ? pool : undefined },
        logger: loggerOf(settings),
      }),
      importContent(database, contentFolder),
    ]);
    const url = await app.listen({ host: settings.host, port: settings.port });
    app.log.info(imported ? 'Content imported' : 'Content unchanged');
    // With a PostgreSQL server a command opens the database itself.
    const withdraw = settings.databaseUrl ? () => {} : announceCommands(settings.databaseFolder, { url, key });
    mailer?.start(app.log);
    const close = async () => {
      withdraw();
      await Promise.race([Promise.all([app.close(), mailer?.close()]), after(CLOSE_TIMEOUT)]);
      await closeDatabase();
    };
    return { url, log: app.log, close };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

// Only method and address are logged, nothing that identifies a visitor.
const loggerOf = ({ logLevel }: Settings): FastifyServerOptions['logger'] => ({
  level: logLevel,
  serializers: { req: ({ method, url }) => ({ method, url }) },
});

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
