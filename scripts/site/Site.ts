import path from 'node:path';
import type { ReleaseStore, SignatureKeys } from 'releases';
import { type Address, Failure, type LogFormat, lineReader, SiteProcess } from 'shared-site';
import { haltCanaries } from './haltCanaries';
import { shellPrograms } from './liveShell';

export type SiteSettings = {
  root: string;
  /** NODE_ENV of the servers. */
  mode: 'production' | 'development';
  /** Absolute path. */
  dataFolder: string;
  /** Absolute path of the folder of releases. */
  store: string;
  /** The store in which a canary ends when the shell finds that it fails. */
  releases: ReleaseStore;
  /** The shell's release must be signed by one of the known keys, if there are any. */
  signatureKeys?: SignatureKeys | undefined;
  address: Address;
  env: NodeJS.ProcessEnv;
  logFormat: LogFormat;
  print: (line: string) => void;
};

/** How long servers may take to stop, in milliseconds. */
const STOP_TIMEOUT = 5_000;

/** Memory settings of glibc for the shell (mallopt(3)). Each release starts new render threads, and its files are hashed. */
const MALLOC = {
  // With the default of eight arenas a core, glibc keeps ended threads' memory: a quarter of the process after 40 releases.
  MALLOC_ARENA_MAX: '2',
  // glibc's initial value, in bytes. Unset, glibc raises it and takes ever larger buffers from the arenas, where freed ones
  // leave holes.
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
};

/** Settings of V8's garbage collection for the shell and its render threads. */
const NODE_OPTIONS = [
  // Limits each young generation to 24 MB. By default each grows to 100 MB while releases change, and V8 returns the memory
  // only after a long idle time (docs/decisions/0013-a-server-under-load.md).
  '--max-semi-space-size=8',
  // V8 puts an object into the old generation when others from the same line of code have survived. A page's elements
  // survive a collection during the render, and are garbage right after (docs/decisions/0013-a-server-under-load.md).
  '--no-allocation-site-pretenuring',
];

/** Secrets that a server does not need, so it does not get them. */
const SECRETS_OF_OTHERS = {
  shell: { DATABASE_URL: undefined, RELEASES_SIGNING_KEY: undefined, RELEASES_URL: undefined, SMTP_URL: undefined },
  api: { RELEASES_SIGNING_KEY: undefined, RELEASES_URL: undefined, TEAMS_TOKEN: undefined },
  releases: { DATABASE_URL: undefined, SMTP_URL: undefined, TEAMS_TOKEN: undefined },
};

/** The site's own API and its address. */
export type OwnApi = { process: SiteProcess; url: string };

/** Settings of a server that needs no shell. */
export type ServerSettings = Pick<SiteSettings, 'root' | 'mode' | 'dataFolder' | 'env' | 'logFormat' | 'print'>;

/** The environment of a server, without the secrets of the others. */
export const environment = (server: keyof typeof SECRETS_OF_OTHERS, { env, mode, dataFolder }: ServerSettings) => ({
  ...env,
  ...SECRETS_OF_OTHERS[server],
  NODE_ENV: mode,
  DATA_DIR: dataFolder,
});

/** Starts the site's API. Returns undefined when API_URL names another. Throws when it cannot start. */
export async function startOwnApi(settings: ServerSettings): Promise<OwnApi | undefined> {
  const { root, env, logFormat, print } = settings;
  if (env.API_URL) return undefined;
  const process = new SiteProcess({
    name: 'api',
    file: path.join(root, 'api/dist/server.cjs'),
    env: { ...environment('api', settings), PORT: '0', HOST: '127.0.0.1', API_DIR: path.join(root, 'api') },
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
   * Starts the shell beside the API. If the live release does not start, it tries the former release and then the build: the
   * site must come up after a reboot. Throws when none starts; the API then keeps running.
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

  /** Stops the shell and then the API, because the shell uses the API. Takes at most five seconds. */
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
      ...environment('shell', settings),
      // API_IS_OWN: visitors cannot reach the API's address, so the shell serves the API's files.
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

/** Stops an API that may not have a shell yet. */
export const stopOwnApi = async (api: OwnApi | undefined) => api?.process.stop(STOP_TIMEOUT);
