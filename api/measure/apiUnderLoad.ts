import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '..');

/** An API in a process of its own, as the site starts it, with its real content. */
export type ApiUnderLoad = {
  url: string;
  /** The bytes of its heap that are in use, as its metrics tell. */
  heapUsed(): Promise<number>;
  /** Ends it as SIGTERM does, and waits. */
  stop(): Promise<void>;
};

/** Starts the API on the PostgreSQL server of `databaseUrl`, or else on PGlite in `dataFolder`. */
export async function startApi(where: { databaseUrl?: string; dataFolder: string }): Promise<ApiUnderLoad> {
  const metrics = 20_000 + (process.pid % 20_000);
  const child = fork(path.join(folder, 'src/server.ts'), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: where.dataFolder,
      DATABASE_URL: where.databaseUrl ?? '',
      METRICS_PORT: String(metrics),
      LOG_LEVEL: 'warn',
      FORM_LIMIT: '1000000000',
    },
  });
  const [report] = (await once(child, 'message')) as [{ type: string; url: string; message: string }];
  if (report.type !== 'ready') throw new Error(report.message);
  const heapUsed = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    return Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(text)?.[1]);
  };
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { url: report.url, heapUsed, stop };
}
