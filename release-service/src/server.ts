import path from 'node:path';
import { openStore } from 'releases';
import { tellParent } from 'shared-http';
import { buildApp } from './app';
import { createGate } from './gate/createGate';
import { readSettings } from './settings';

/** Timeout for the end of the service, in milliseconds. */
const STOP_TIMEOUT = 35_000;

/** `npm start` kills the service 1.5 s after its signal (scripts/site/releaseService.ts). In milliseconds. */
const STOP_TIMEOUT_OF_SITE = 1_000;

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

async function run(): Promise<void> {
  // Without the site, a further one could not listen. A command that is cut off leaves nothing half done.
  const endAlone = () => process.exit(1);
  process.on('disconnect', endAlone);
  if (process.send && !process.connected) endAlone();
  const { host, port, url, folder, apiUrl, signatureKeys, logLevel } = readSettings(process.env);
  const store = openStore({ url, folder });
  const releases = { store, root: process.cwd(), signatureKeys };
  // The guard is built beside this program.
  const guard = path.resolve(path.dirname(process.argv[1] ?? ''), 'gateGuard.cjs');
  const gate = createGate({ releases, guard, apiUrl });
  const app = await buildApp({
    releases: { ...releases, gate },
    logLevel,
    ...(process.send && { stopTimeout: STOP_TIMEOUT_OF_SITE }),
  });
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
    // A second signal ends the process at once.
    for (const signal of SIGNALS) process.removeAllListeners(signal);
    app
      .close()
      .then(() => store.close())
      .then(() => process.exit(0), fail);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const address = await app.listen({ host, port });
  app.log.info(`Releases of ${store.place} at ${address}`);
  await tellParent({ type: 'ready', url: address });
}

async function fail(error: unknown): Promise<void> {
  const message = sentence(error);
  process.stderr.write(`${message}\n`);
  await tellParent({ type: 'failed', message });
  process.exit(1);
}

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code !== 'EADDRINUSE') return error.message;
  return `Port ${port} is in use by another process: set RELEASES_LISTEN to another one`;
}

run().catch(fail);
