import path from 'node:path';
import { DRAIN } from '../shared/deadlines';
import { createApp } from './app';
import { readConfiguration } from './configuration';
import { drain } from './http/drain';

const WITHOUT_SITE_URL =
  'SITE_URL is not set, so there is no sitemap, and pages and feed do not name their own addresses. ' +
  'Set it before the site is public, as in SITE_URL=https://tramuntana.example npm start';

/** Starts the shell's server, tells the parent process when it is ready, and stops on a signal. */
async function main() {
  let end = async () => process.exit(1);
  // The reader of the log may be gone before this process is. Without a listener, the next line would be an uncaught error.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void end());
  // The parent has ended, so no other process would stop this one.
  process.on('disconnect', () => void end());
  const configuration = readConfiguration(process.env);
  const { app, warm } = await createApp(configuration, path.resolve(__dirname, '..'), (halt) =>
    process.send?.({ type: 'halt-canary', halt }),
  );
  if (!configuration.siteUrl) app.log.warn(WITHOUT_SITE_URL);
  const { port, host } = configuration;
  // On other systems Node refuses it. There a new release of the shell listens after the former one has ended.
  const reusePort = process.platform === 'linux';
  await app.ready();
  await warm();
  const url = await app.listen({ port, host, ...(reusePort && { reusePort }) });
  process.send?.({ type: 'ready', url });

  let ending: Promise<never> | undefined;
  const close = async () => {
    await drain(app.server, DRAIN);
    await app.close();
    process.exit(0);
  };
  end = () => (ending ??= close());
  if (process.send && !process.connected) await end();
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.send?.({ type: 'failed', message });
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
