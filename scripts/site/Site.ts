import path from 'node:path';
import type { ReleaseStore } from 'releases';
import type { BuildMode } from 'shared-config/build/inputHash';
import type { Address } from './address';
import { haltCanaries } from './haltCanaries';
import { shellProgram } from './liveShell';
import { type LogFormat, readableLine } from './logFormat';
import { SiteProcess } from './SiteProcess';

export type SiteSettings = {
  root: string;
  mode: BuildMode;
  /** Absolute. */
  dataFolder: string;
  /** Folder of the releases, absolute. */
  store: string;
  /** Where canaries are ended that the shell found to fail. */
  releases: ReleaseStore;
  address: Address;
  env: NodeJS.ProcessEnv;
  logFormat: LogFormat;
  print: (line: string) => void;
};

/** How long servers may take to stop, in milliseconds. */
const STOP_TIMEOUT = 5_000;

/**
 * Number of glibc's memory arenas (mallopt(3)). Each release starts new render threads. With the default of eight arenas a
 * core, ended threads' memory is not returned to the system: a fourth of the process after forty releases.
 */
const MALLOC_ARENA_MAX = '2';

/** The servers of the site: the API, unless API_URL names another, and the shell. */
export class Site {
  private constructor(
    readonly shell: SiteProcess,
    readonly api: SiteProcess | undefined,
  ) {}

  /** Starts both servers. Throws where one cannot start, after stopping the other. */
  static async open({
    root,
    mode,
    dataFolder,
    store,
    releases,
    address,
    env,
    logFormat,
    print,
  }: SiteSettings): Promise<Site> {
    const common = { ...env, NODE_ENV: mode, DATA_DIR: dataFolder };
    const onLine = (server: string) => (logFormat === 'pretty' ? printReadable(server, print) : undefined);
    let api: SiteProcess | undefined;
    let apiEnv: NodeJS.ProcessEnv = {};
    if (!env.API_URL) {
      const own = { ...common, PORT: '0', HOST: '127.0.0.1', API_DIR: path.join(root, 'api') };
      const file = path.join(root, 'api/dist/server.cjs');
      api = new SiteProcess({ name: 'api', file, env: own, onLine: onLine('api'), print });
      // API_IS_OWN: visitors cannot reach the API's address, so the shell serves its files.
      apiEnv = { API_URL: await api.start(), API_IS_OWN: '1' };
    }
    const shell = new SiteProcess({
      name: 'shell',
      file: await shellProgram({ root, store, print }),
      env: { MALLOC_ARENA_MAX, ...common, ...apiEnv, PORT: String(address.port), HOST: address.host, STORE: store },
      onLine: onLine('shell'),
      onMessage: haltCanaries({ releases, print }),
      print,
    });
    try {
      await shell.start();
    } catch (error) {
      await api?.stop(STOP_TIMEOUT);
      throw error;
    }
    return new Site(shell, api);
  }

  /** Stops the shell and then the API that it asks, within five seconds. */
  async close(): Promise<void> {
    const start = Date.now();
    this.api?.expectEnd();
    await this.shell.stop(STOP_TIMEOUT);
    await this.api?.stop(Math.max(500, STOP_TIMEOUT - (Date.now() - start)));
  }
}

function printReadable(server: string, print: (line: string) => void) {
  const read = readableLine(server, process.stdout.isTTY === true);
  return (line: string) => {
    const text = read(line);
    if (text !== undefined) print(text);
  };
}
