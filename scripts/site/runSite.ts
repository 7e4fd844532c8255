import { DirectoryStore, followStore, openStore, PostgresStore } from 'releases';
import type { WorkspaceBuildResult } from 'shared-config/build/buildStale';
import { Failure } from '../setup/Failure';
import { addressForPeople, chooseAddress } from './address';
import { refuseUsedDirectory } from './dataDirectory';
import { followShell } from './liveShell';
import { chooseLogFormat, jsonLine } from './logFormat';
import { build, publishBuilt } from './prepare';
import { type OwnApi, Site, type SiteSettings, startOwnApi, stopOwnApi } from './Site';

export type RunSettings = Omit<SiteSettings, 'mode' | 'address' | 'releases' | 'logFormat' | 'print'> & {
  /** The database that holds the releases of several machines; `store` is then this machine's copy. */
  releasesUrl?: string | undefined;
};

/** Builds, publishes and starts the site, prints its address, and stops it at SIGINT or SIGTERM. Returns the exit code. */
export async function runSite(settings: RunSettings): Promise<number> {
  const { root, store, releasesUrl, env } = settings;
  const logFormat = chooseLogFormat(env, process.stdout.isTTY === true);
  // Other scripts read these lines as text. So they are JSON only where LOG_FORMAT asks for it.
  const print = (line: string) => console.log(env.LOG_FORMAT === 'json' ? jsonLine(line) : line);
  const signal = stopSignal();
  const address = await chooseAddress(env);
  refuseUsedDirectory(settings.dataFolder, env);
  const built = await build({ root, quiet: true, print });
  refuseFailed(built);
  const releases = openStore({ url: releasesUrl, folder: store });
  const siteSettings: SiteSettings = { ...settings, releases, mode: 'production', address, logFormat, print };
  const [api, endCopying] = await together(startOwnApi(siteSettings), async () => {
    await publishBuilt(built, { root, store, releasesUrl, print });
    return releasesUrl ? copyReleases(releasesUrl, store, print) : async () => {};
  });
  const site = await Site.open(siteSettings, api);
  signal.ready();
  const unfollow = followShell({ root, store, print }, (program) => site.shell.replace(program));
  print(`ready in ${(performance.now() / 1000).toFixed(1)} s`);
  print(`Tramuntana Drones is ready: ${addressForPeople(address)}`);
  await signal.told;
  unfollow();
  await site.close();
  // After the shell: the store hears from the copy that it has ended.
  await endCopying();
  await releases.close();
  return 0;
}

/** The API's start and the work beside it: each keeps one core busy. Where the work fails, the API is stopped. */
async function together<Result>(startedApi: Promise<OwnApi | undefined>, work: () => Promise<Result>) {
  try {
    return await Promise.all([startedApi, work()]);
  } catch (error) {
    await startedApi.then(stopOwnApi, () => {});
    throw error;
  }
}

function refuseFailed(results: readonly WorkspaceBuildResult[]): void {
  const failed = results.filter(({ state }) => state === 'failed').map(({ name }) => name);
  if (failed.length > 0) throw new Failure(`The site does not start, because ${failed.join(', ')} could not be built.`);
}

/** Keeps the folder like the database, from before the site starts. Returns a function that ends it. */
async function copyReleases(url: string, folder: string, print: (line: string) => void): Promise<() => Promise<void>> {
  const store = new PostgresStore(url);
  const end = await followStore(store, new DirectoryStore(folder), print);
  return async () => {
    await end();
    await store.close();
  };
}

/** Resolves `told` at SIGINT or SIGTERM. Before `ready()` they end this process at once, and its servers end themselves. */
export function stopSignal() {
  let isReady = false;
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  // A signal often comes twice: from the terminal to all processes, and from npm.
  const listen = () => (isReady ? tell() : process.exit(0));
  process.on('SIGINT', listen);
  process.on('SIGTERM', listen);
  // npm runs a script in a shell. A signal to npm ends that shell but does not reach us: only our parent changes.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && listen(), 500).unref();
  return {
    told,
    ready: () => {
      isReady = true;
    },
  };
}
