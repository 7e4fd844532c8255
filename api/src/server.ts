import { tellParent } from 'shared-http';
import { readSettings } from './settings';
import { type RunningApi, startApi } from './start';

/** Timeout for a stop, in milliseconds. The site waits for five seconds. */
const STOP_TIMEOUT = 4_500;

async function run(): Promise<void> {
  const started = stopOnRequest();
  const api = await startApi(readSettings(process.env));
  api.log.info(`API ready at ${api.url}/api`);
  started(api);
  await tellParent({ type: 'ready', url: api.url });
}

/**
 * Ends the process at a signal, and when its parent is gone: if the site was killed, this process would keep the data
 * directory locked. Until the returned function is called, it ends at once, because the database survives that.
 */
function stopOnRequest(): (api: RunningApi) => void {
  let api: RunningApi | undefined;
  let stopping = false;
  const stop = (why: string) => {
    if (!api) process.exit(1);
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
    api.log.info(`Stopping: ${why}`);
    api.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  const stopAlone = () => stop('the process that started the API is gone');
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(signal));
  process.on('disconnect', stopAlone);
  // The log's reader may end first. Without a listener, the next line of the log would then be an uncaught error.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  // The site may have ended already.
  if (process.send && !process.connected) stopAlone();
  return (running) => {
    api = running;
  };
}

async function fail(error: unknown): Promise<void> {
  const message = sentence(error);
  process.stderr.write(`${message}\n`);
  await tellParent({ type: 'failed', message });
  process.exit(1);
}

/** One line for the operator. The reason of a failed query is the message of its cause. */
function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isQuery = error.message.startsWith('Failed query') && error.cause instanceof Error;
  const message = isQuery ? (error.cause as Error).message : error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    const setting = String(port) === process.env.METRICS_PORT ? 'METRICS_PORT' : 'PORT';
    return `Port ${port} is in use by another process: set ${setting} to another one`;
  }
  return message.split('\n')[0] ?? message;
}

run().catch(fail);
