import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type RunningNginx, startNginx } from 'operations/nginx/testing';
import { type Place, type TestServer, temporaryServer } from 'shared-postgres/testing';
import { PAGES, READS } from '../group';
import { assetsOf } from '../sites/assetsOf';
import { aMachine, type Machine } from './machine';
import { startTraffic, type Traffic } from './traffic';
import { until } from './until';

/** Two sites behind nginx on one database, with visitors. */
export type Stage = {
  /** The folder of the running version, as `node scripts/image.mjs` assembles it. */
  app: string;
  /** A folder for files of the faults. */
  folder: string;
  database: TestServer;
  machines: Machine[];
  nginx: RunningNginx;
  traffic: Traffic;
  /** Runs a release command of the folder `app`; returns its output. */
  release(...args: string[]): Promise<string>;
  /** Resolves when both sites can serve pages and store forms. */
  ready(): Promise<void>;
  /** Requests every page and read of the traffic from both sites, which then keep them. */
  warmUp(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts the sites of the folder `app`, nginx and the traffic. The caller must call `stop`. */
export async function openStage(app: string, place?: Partial<Place>): Promise<Stage> {
  await using opened = new AsyncDisposableStack();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'outages-'));
  opened.defer(() => rmSync(folder, { recursive: true, force: true }));
  const database = opened.adopt(await temporaryServer(place), ({ stop }) => stop());
  const shared = {
    DATABASE_URL: database.url,
    RELEASES_URL: database.url,
    SITE_URL: 'https://tramuntana.example',
    TRUSTED_PROXIES: 'loopback',
    FORM_LIMIT: '100000',
    LOG_LEVEL: 'warn',
  };
  const machines: Machine[] = [];
  for (const name of ['one', 'two']) {
    const machine = await aMachine({ ...shared, DATA_DIR: path.join(folder, name) });
    machines.push(opened.adopt(machine, ({ stop }) => stop()));
    await machine.start(app);
  }
  const sites = machines.map(({ url }) => url.replace('http://localhost', '127.0.0.1'));
  const nginx = opened.adopt(await startNginx({ sites }), ({ stop }) => stop());
  const files = await assetsOf({ url: machines[0]?.url ?? '' }, '/');
  const traffic = opened.adopt(startTraffic(nginx, { page: PAGES, read: READS, file: files }), ({ stop }) => stop());
  const resources = opened.move();
  return {
    app,
    folder,
    database,
    machines,
    nginx,
    traffic,
    async release(...args) {
      const env = { ...process.env, ...shared, DATA_DIR: path.join(folder, 'one') };
      const program = path.join(app, 'scripts/dist/release.cjs');
      return (await promisify(execFile)('node', [program, ...args], { env })).stdout;
    },
    ready: () =>
      until('both sites are ready', async () => {
        const ready = await Promise.all(machines.map(({ isReady }) => isReady()));
        return ready.every(Boolean);
      }),
    async warmUp() {
      for (const { url } of machines) {
        for (const address of [...PAGES, ...READS]) await until(`${address} of ${url}`, () => isKept(url + address));
      }
    },
    stop: () => resources.disposeAsync(),
  };
}

/** Asks like nginx, because a cache has an entry for each origin. */
function isKept(address: string): Promise<boolean> {
  const headers = { host: 'tramuntana.example', 'x-forwarded-proto': 'https' };
  return new Promise((resolve, reject) => {
    const request = http.get(address, { headers }, (answer) => {
      answer.resume().on('end', () => {
        const isPage = String(answer.headers['content-type']).startsWith('text/html');
        const isWhole = !isPage || /"(rendered|kept|stale)/.test(String(answer.headers['server-timing']));
        resolve(answer.statusCode === 200 && isWhole);
      });
    });
    request.on('error', reject);
  });
}
