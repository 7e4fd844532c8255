import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** In seconds, around the budgets of 100 ms for reads and 250 ms for forms. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Timeout for the database, in milliseconds. Prometheus itself waits ten seconds. */
const DATABASE_TIMEOUT = 5000;

export type Metrics = {
  register: Registry;
  /** Counts an app's requests and their times. Call it before the app has routes. */
  watchRequests(app: FastifyInstance): void;
  /** Counts this process's connections, and the requests that wait for one. */
  watchConnections(pool: pg.Pool): void;
  /** Asks, when Prometheus does, whether the database answers and accepts writes. */
  watchDatabase(isReady: () => Promise<boolean>): void;
  /** Counts the rows that a run of the retention erased, by kind. */
  countErased(counts: Record<string, number>): void;
};

/** Metrics for Prometheus, including those of the process: memory, event loop and garbage collection. */
export function createMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  new Gauge({
    name: 'process_memory_limit_bytes',
    help: 'Memory of the container, or else of the machine',
    registers,
    collect() {
      const limit = process.constrainedMemory();
      this.set(limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem());
    },
  });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const watchRequests = (app: FastifyInstance) => {
    app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
      // The route's pattern, not the address: every label value is a series of its own that is kept for ever.
      seconds.observe({ method, route: routeOptions.url ?? 'unknown', status: statusCode }, elapsedTime / 1000);
    });
  };
  const watchConnections = (pool: pg.Pool) => {
    new Gauge({
      name: 'database_connections',
      help: 'Connections of this process, and requests that wait for one',
      labelNames: ['state'],
      registers,
      collect() {
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
  };
  const watchDatabase = (isReady: () => Promise<boolean>) => {
    new Gauge({
      name: 'database_ready',
      help: 'Whether the database answers and accepts writes: 1 or 0',
      registers,
      async collect() {
        // Otherwise this question would be one of the connections that are counted.
        await setImmediate();
        const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, DATABASE_TIMEOUT, false).unref());
        this.set((await Promise.race([isReady(), timeout])) ? 1 : 0);
      },
    });
  };
  const erased = new Counter({
    name: 'erased_rows_total',
    help: 'Old data of visitors that this process erased',
    labelNames: ['what'],
    registers,
  });
  const countErased = (counts: Record<string, number>) => {
    for (const [what, count] of Object.entries(counts)) erased.inc({ what }, count);
  };
  return { register, watchRequests, watchConnections, watchDatabase, countErased };
}

/** Serves the metrics at `/metrics` on a port of their own, which visitors cannot reach. Port 0 takes any free one. */
export async function serveMetrics(
  { register }: Pick<Metrics, 'register'>,
  { host, port }: { host: string; port: number },
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return void response.writeHead(404).end();
    const text = await register.metrics();
    response.writeHead(200, { 'content-type': register.contentType }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { address, family, port: taken } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}/metrics`, close };
}
