import path from 'node:path';
import type { ReleaseStore } from 'releases';
import { Failure } from '../setup/Failure';
import type { Address } from './address';
import { haltCanaries } from './haltCanaries';
import { shellPrograms } from './liveShell';
import { type LogFormat, readableLine } from './logFormat';
import { SiteProcess } from './SiteProcess';

export type SiteSettings = {
  root: string;
  /** NODE_ENV of the servers. */
  mode: 'production' | 'development';
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

/** How glibc gives memory to the shell (mallopt(3)). Each release starts new render threads, and its files are hashed. */
const MALLOC = {
  // With the default of eight arenas a core, ended threads' memory is not returned: a fourth of the process after forty releases.
  MALLOC_ARENA_MAX: '2',
  // In bytes, as at the start. Without it glibc takes ever larger buffers from the arenas, where freed ones leave holes.
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
};

/** How V8 collects the garbage of the shell and of its render threads. */
const NODE_OPTIONS = [
  // Bounds each young generation to 24 MB. V8's own limit holds up to 100 MB each while releases come and go, and gives that
  // back only after a long calm (docs/decisions/0013-a-server-under-load.md).
  '--max-semi-space-size=8',
  // V8 places objects among the long-lived ones if others from the same line of code survived. A page's elements survive when
  // garbage is collected while it is rendered, and are garbage right after (docs/decisions/0013-a-server-under-load.md).
  '--no-allocation-site-pretenuring',
];

/** The site's own API, and where it answers. */
export type OwnApi = { process: SiteProcess; url: string };

type ApiSettings = Pick<SiteSettings, 'root' | 'mode' | 'dataFolder' | 'env' | 'logFormat' | 'print'>;

const environment = ({ env, mode, dataFolder }: ApiSettings) => ({ ...env, NODE_ENV: mode, DATA_DIR: dataFolder });

/** Starts the site's API; undefined where API_URL names another. Throws where it cannot start. */
export async function startOwnApi(settings: ApiSettings): Promise<OwnApi | undefined> {
  const { root, env, logFormat, print } = settings;
  if (env.API_URL) return undefined;
  const process = new SiteProcess({
    name: 'api',
    file: path.join(root, 'api/dist/server.cjs'),
    env: { ...environment(settings), PORT: '0', HOST: '127.0.0.1', API_DIR: path.join(root, 'api') },
    onLine: lineReader('api', { logFormat, print }),
    print,
  });
  return { process, url: await process.start() };
}

/** The servers of the site: the API, unless API_URL names another, and the shell. */
export class Site {
  private constructor(
    readonly shell: SiteProcess,
    readonly api: SiteProcess | undefined,
  ) {}

  /**
   * Starts the shell beside the API: its live release, or what else of it starts, because the site must come up again after a
   * reboot. Throws where nothing does; the API then goes on.
   */
  static async open(settings: SiteSettings, api: OwnApi | undefined): Promise<Site> {
    const { print } = settings;
    for await (const file of shellPrograms(settings)) {
      const shell = shellProcess(file, settings, api);
      try {
        await shell.start();
        return new Site(shell, api?.process);
      } catch (error) {
        print(`${file} did not start: ${(error as Error).message}`);
      }
    }
    throw new Failure('The site does not start, because the shell does not: see above.');
  }

  /** Stops the shell and then the API that it asks, within five seconds. */
  async close(): Promise<void> {
    const start = performance.now();
    this.api?.expectEnd();
    await this.shell.stop(STOP_TIMEOUT);
    await this.api?.stop(Math.max(500, STOP_TIMEOUT - (performance.now() - start)));
  }
}

function shellProcess(file: string, settings: SiteSettings, api: OwnApi | undefined): SiteProcess {
  const { store, releases, address, logFormat, print } = settings;
  return new SiteProcess({
    name: 'shell',
    file,
    env: {
      ...MALLOC,
      ...environment(settings),
      // API_IS_OWN: visitors cannot reach the API's address, so the shell serves its files.
      ...(api && { API_URL: api.url, API_IS_OWN: '1' }),
      PORT: String(address.port),
      HOST: address.host,
      STORE: store,
    },
    nodeOptions: NODE_OPTIONS,
    onLine: lineReader('shell', { logFormat, print }),
    onMessage: haltCanaries({ releases, print }),
    print,
  });
}

/** Ends an API also where it has no shell. */
export const stopOwnApi = async (api: OwnApi | undefined) => api?.process.stop(STOP_TIMEOUT);

/** Returns what takes each line of a server's log. Undefined: the lines go to the terminal as they are. */
function lineReader(server: string, { logFormat, print }: Pick<SiteSettings, 'logFormat' | 'print'>) {
  if (logFormat !== 'pretty') return undefined;
  const read = readableLine(server, process.stdout.isTTY === true);
  return (line: string) => {
    const text = read(line);
    if (text !== undefined) print(text);
  };
}
