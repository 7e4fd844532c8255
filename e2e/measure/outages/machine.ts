import path from 'node:path';
import { freePort } from 'shared-postgres/testing';
import { type RunningScript, runScript } from '../../support/sites/runScript';
import { childrenOf, isRunning } from '../processes';
import { until } from './until';

/** The processes of a site: the starting one and its servers. */
export type SiteProcessName = 'start' | 'shell' | 'api';

const PROGRAMS = { shell: '/server/server.cjs', api: 'api/dist/server.cjs' };

/** A site as on a machine of its own. */
export type Machine = {
  url: string;
  /** Starts the site of a folder; resolves when it is ready. */
  start(app: string, env?: Record<string, string>): Promise<void>;
  /** Asks the site to end; resolves when it has. */
  stop(): Promise<void>;
  /** Kills a process with SIGKILL. Resolves when it is gone; with the starting process go its servers. */
  kill(name: SiteProcessName): Promise<void>;
  /** The id of a process; undefined while it does not run. */
  pid(name: SiteProcessName): number | undefined;
  /** Whether the site can serve pages, and its API can use the database. */
  isReady(): Promise<boolean>;
};

/** A machine without a running site. `env` are the settings of each start. */
export async function aMachine(env: Record<string, string>): Promise<Machine> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let site: RunningScript | undefined;
  const isOk = async (address: string) => (await fetch(url + address).catch(() => undefined))?.ok === true;
  const pid = (name: SiteProcessName) => {
    if (!site || name === 'start') return site?.pid;
    return childrenOf(site.pid).find(({ command }) => command.includes(PROGRAMS[name]))?.pid;
  };
  return {
    url,
    async start(app, more = {}) {
      const settings = { ...env, ...more, PORT: String(port) };
      const ready = `Tramuntana Drones is ready: ${url}`;
      site = await runScript([path.join(app, 'scripts/dist/site.cjs')], { cwd: app, env: settings, ready });
    },
    async stop() {
      await site?.stop();
    },
    async kill(name) {
      const names: SiteProcessName[] = name === 'start' ? ['start', 'shell', 'api'] : [name];
      const pids = names.map(pid).filter((id) => id !== undefined);
      process.kill(pids[0] as number, 'SIGKILL');
      await until(`the end of ${names}`, () => !pids.some(isRunning));
    },
    pid,
    isReady: async () => (await isOk('/healthz')) && (await isOk('/api/readyz')),
  };
}
