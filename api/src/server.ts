import { readSettings } from './settings';
import { type RunningApi, startApi } from './start';

// Started by the site, this process has a channel to it: it tells when it is ready, or why it is not.
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
  // The site is gone without having said so (kill -9): without it nobody can reach us, and we hold the data directory.
  process.on('disconnect', () => stop('the process that started the API is gone'));
}

async function fail(error: unknown): Promise<void> {
  const message = sentence(error);
  process.stderr.write(`${message}\n`);
  await tellParent({ type: 'failed', message });
  process.exit(1);
}

/** The first line is for the operator; a query that failed has its reason in its cause. */
function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isQuery = error.message.startsWith('Failed query') && error.cause instanceof Error;
  const message = isQuery ? (error.cause as Error).message : error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another process: set PORT to another one`;
  return message.split('\n')[0] ?? message;
}

run().catch(fail);
