import { DirectoryStore, followStore, PostgresStore, type SignatureKeys } from 'releases';
import { addressForPeople, chooseAddress, chooseLogFormat, jsonLine, stopSignal } from 'shared-site';
import { checkSettings } from './checkSettings';
import { prepareDirectory, refuseUsedDirectory } from './dataDirectory';
import { followShell } from './liveShell';
import { openReleases } from './openReleases';
import { publishBuilt } from './publishBuilt';
import { readKeys } from './readKeys';
import { startReleaseService, stopReleaseService } from './releaseService';
import { type OwnApi, Site, type SiteSettings, startOwnApi, stopOwnApi } from './Site';
import { untilReady } from './untilReady';

export type RunSettings = Omit<
  SiteSettings,
  'mode' | 'address' | 'releases' | 'signatureKeys' | 'logFormat' | 'print'
> & {
  /** The database with the releases of several machines. `store` is then this machine's copy. */
  releasesUrl?: string | undefined;
  /** Builds what is stale. Without it the builds are used as they are. */
  build?: (print: (line: string) => void) => Promise<void>;
};

/** Timeout of a stop, in milliseconds: the servers have five seconds of it (Site.ts). */
const STOP_LIMIT = 7_000;

/** Builds, publishes and starts the site, prints its address, and stops it at SIGINT or SIGTERM. Returns the exit code. */
export async function runSite(settings: RunSettings): Promise<number> {
  const { root, store, releasesUrl, env } = settings;
  const logFormat = chooseLogFormat(env, process.stdout.isTTY === true);
  // Other scripts read these lines as text, so they are JSON only if LOG_FORMAT asks for it.
  const print = (line: string) => console.log(env.LOG_FORMAT === 'json' ? jsonLine(line) : line);
  const signal = stopSignal();
  const signatureKeys = readKeys(env);
  const address = await chooseAddress(env);
  prepareDirectory(settings.dataFolder);
  refuseUsedDirectory(settings.dataFolder, env);
  // Closed in reverse order when this function ends, even when the start fails: an open connection keeps a process alive.
  await using opened = new AsyncDisposableStack();
  const releases = opened.adopt(openReleases({ url: releasesUrl, folder: store }), (releases) => releases.close());
  await settings.build?.(print);
  await checkSettings({ root, env });
  const siteSettings: SiteSettings = {
    ...settings,
    releases,
    signatureKeys,
    mode: 'production',
    address,
    logFormat,
    print,
  };
  const api = await together(startOwnApi(siteSettings), async () => {
    await publishBuilt({ root, store, releasesUrl, signatureKeys, print });
    if (releasesUrl) await copyReleases(releasesUrl, store, { opened, signatureKeys, print });
  });
  opened.defer(() => stopOwnApi(api));
  const service = opened.adopt(await startReleaseService(siteSettings, api), stopReleaseService);
  // Checks again: another site may have started meanwhile, and the shell would share its port (SO_REUSEPORT).
  await chooseAddress({ PORT: String(address.port), HOST: address.host });
  // Closed before the copying of releases stops, because the copying tells the database that the shell has ended.
  const site = opened.adopt(await Site.open(siteSettings, api), (site) => site.close());
  signal.ready();
  opened.defer(followShell({ root, store, signatureKeys, print }, (program) => site.shell.replace(program)));
  const stopped = new AbortController();
  void signal.told.then(() => stopped.abort());
  const url = addressForPeople(address);
  await untilReady(url, { print, signal: stopped.signal });
  if (!stopped.signal.aborted) {
    print(`ready in ${(performance.now() / 1000).toFixed(1)} s`);
    print(`Tramuntana Drones is ready: ${url}`);
  }
  await signal.told;
  service?.expectEnd();
  giveUpAfter(STOP_LIMIT, print);
  return 0;
}

/** Ends this process after a timeout. A database on an unreachable machine is silent, and its connections keep us alive. */
function giveUpAfter(milliseconds: number, print: (line: string) => void): void {
  const giveUp = () => {
    print('a database does not answer, so its connections are given up');
    process.exit(0);
  };
  setTimeout(giveUp, milliseconds).unref();
}

/**
 * Starts the API while other work runs: each keeps one core busy. Throws only after both have ended, so that neither opens
 * anything later. If only the work fails, it stops the API.
 */
async function together(startedApi: Promise<OwnApi | undefined>, work: () => Promise<void>) {
  const [api, done] = await Promise.allSettled([startedApi, work()]);
  if (api.status === 'rejected') throw api.reason;
  if (done.status === 'fulfilled') return api.value;
  await stopOwnApi(api.value);
  throw done.reason;
}

type CopySettings = {
  /** Collects the function that stops the copying. */
  opened: AsyncDisposableStack;
  signatureKeys: SignatureKeys;
  print: (line: string) => void;
};

/** Copies the database's releases into the folder, now and after each change. Resolves after the first copy. */
async function copyReleases(url: string, folder: string, settings: CopySettings): Promise<void> {
  const { opened, signatureKeys, print } = settings;
  const store = opened.adopt(new PostgresStore(url), (store) => store.close());
  opened.defer(await followStore(store, new DirectoryStore(folder), print, signatureKeys.known));
}
