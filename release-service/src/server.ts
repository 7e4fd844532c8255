import { openStore } from 'releases';
import { buildApp } from './app';
import { readSettings } from './settings';

/** Timeout for open requests when the service stops, in milliseconds. A promotion waits half a minute for the shells. */
const STOP_TIMEOUT = 35_000;

async function run(): Promise<void> {
  const { host, port, url, folder, logLevel } = readSettings(process.env);
  const store = openStore({ url, folder });
  const app = await buildApp({ releases: { store, root: process.cwd() }, logLevel });
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
    // A second signal ends the process at once. A command that is cut off leaves nothing half done.
    for (const signal of SIGNALS) process.removeAllListeners(signal);
    app
      .close()
      .then(() => store.close())
      .then(() => process.exit(0), fail);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  app.log.info(`Releases of ${store.place} at ${await app.listen({ host, port })}`);
}

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

run().catch(fail);
