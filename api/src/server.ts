import { readSettings } from './settings';
import { type RunningApi, startApi } from './start';

// The site starts this process with an IPC channel, and is told when the API is ready or why it is not.
type Report = { type: 'ready'; url: string } | { type: 'failed'; message: string };

const tellParent = (report: Report) =>
  new Promise<void>((resolve) => {
    if (process.send) process.send(report, () => resolve());
    else resolve();
  });

async function run(): Promise<void> {
  const api = await startApi(readSettings(process.env));
  api.log.info(`API ready at ${api.url}/api`);
  stopOnRequest(api);
  await tellParent({ type: 'ready', url: api.url });
}

function stopOnRequest(api: RunningApi): void {
  let stopping = false;
  const stop = (why: string) => {
    if (stopping) return;
    stopping = true;
    api.log.info(`Stopping: ${why}`);
    api.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  // The site was killed. Nobody can reach the API any more, but it still holds the data directory.
  const stopAlone = () => stop('the process that started the API is gone');
  process.on('disconnect', stopAlone);
  // It may have been killed before there was anything to stop.
  if (process.send && !process.connected) stopAlone();
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
