import path from 'node:path';
import type { FastifyServerOptions } from 'fastify';
import { findApiFolder } from './apiFolder';
import { buildApp } from './app';
import { importContent } from './content/contentImport';
import { announceDoor, importKey } from './content/importDoor';
import { openDatabase } from './data/openDatabase';
import type { Settings } from './settings';

// A visitor who has paused a video keeps a connection; nobody waits longer than this for it.
const CLOSING_PATIENCE = 2000;

export type RunningApi = { url: string; log: { info(message: string): void }; close(): Promise<void> };

/** Opens the database, brings it up to date and listens. What fails on the way is undone: no lock stays behind. */
export async function startApi(settings: Settings, apiFolder = findApiFolder()): Promise<RunningApi> {
  const contentFolder = path.join(apiFolder, 'content');
  const { database, close: closeDatabase } = await openDatabase({
    databaseUrl: settings.databaseUrl,
    databaseFolder: settings.databaseFolder,
    migrationsFolder: path.join(apiFolder, 'migrations'),
  });
  const key = importKey();
  try {
    const [app, imported] = await Promise.all([
      buildApp({ database, contentFolder, siteUrl: settings.siteUrl, importKey: key, logger: loggerOf(settings) }),
      importContent(database, contentFolder),
    ]);
    const url = await app.listen({ host: settings.host, port: settings.port });
    app.log.info(imported ? 'Content imported' : 'Content unchanged');
    // A PostgreSQL server takes the import command itself beside us.
    const withdraw = settings.databaseUrl ? () => {} : announceDoor(settings.databaseFolder, { url, key });
    const close = async () => {
      withdraw();
      await Promise.race([app.close(), after(CLOSING_PATIENCE)]);
      await closeDatabase();
    };
    return { url, log: app.log, close };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

// Method and address only: who visits is nobody's business, and a query says nothing that the page's address does not.
const loggerOf = ({ logLevel }: Settings): FastifyServerOptions['logger'] => ({
  level: logLevel,
  serializers: { req: ({ method, url }) => ({ method, url }) },
});

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
