import type { DevelopedApi } from '@tramuntana/remote/development/run/DevelopSettings';
import { develop } from '@tramuntana/remote/development/run/develop';
import { siteOf } from '@tramuntana/remote/development/run/siteOf';
import { releasedWorkspaces, SHELL, type StoreSettings } from 'releases';
import { type LiveReleases, liveRelease, type ReleaseStore } from 'releases/development';
import { Failure } from '../setup/Failure';
import { build } from '../site/build';
import { prepareDirectory, refuseUsedDirectory } from '../site/dataDirectory';
import { openReleases } from '../site/openReleases';
import { type ServerSettings, startOwnApi, stopOwnApi } from '../site/Site';
import { followApi } from './followApi';
import { readOptions } from './options';

const API = 'api';

export type DevelopmentSettings = {
  root: string;
  /** Absolute path. Development has its own folder, because `npm start` may be running on the site's data. */
  dataFolder: string;
  /** Absolute path of this run's builds and releases, which are removed at the end. */
  folder: string;
  /** Absolute path of the files that were fetched from a site before. */
  cache: string;
  /** The store of `npm run release`: its live releases run beside the workspaces from source. */
  published: StoreSettings;
  env: NodeJS.ProcessEnv;
};

/**
 * Runs the site until SIGINT or SIGTERM, with some workspaces from source and the others from their live releases. `args`
 * are those of `npm run dev`. Returns the exit code.
 */
export async function runDevelopment(args: string[], settings: DevelopmentSettings): Promise<number> {
  const { root, dataFolder, folder, cache, published, env } = settings;
  const remotes = releasedWorkspaces(root).filter((name) => name !== SHELL);
  const { names, from } = readOptions(args, [...remotes, SHELL, API]);
  const chosen = remotes.filter((name) => names === undefined || names.includes(name));
  // The local store gives no shell: in its own repository the shell is built as fast as it is copied.
  const fromSource = from === undefined || names?.includes(SHELL) ? [SHELL] : [];
  prepareDirectory(dataFolder);
  refuseUsedDirectory(dataFolder, env);
  await using opened = new AsyncDisposableStack();
  const store = opened.adopt(openReleases(published), (store) => store.close());
  const source = from === undefined ? releasesOfStore(store, remotes) : await siteOf(from, env);
  const others = new Set([...source.remotes, ...remotes].filter((name) => !chosen.includes(name)));
  // Without names, one remote is built first: a page waits only for the workspaces that it shows.
  const first = names === undefined ? chosen.slice(0, 1) : chosen;
  return develop({
    root,
    folder,
    cache: from === undefined ? undefined : cache,
    env: { ...env, DATA_DIR: dataFolder },
    command: 'npm run dev',
    named: [...fromSource, ...first],
    later: chosen.filter((name) => !first.includes(name)),
    released: [...(fromSource.length === 0 ? [SHELL] : []), ...others],
    source,
    startApi: async (context) => {
      const settings: ServerSettings = { root, mode: 'development', dataFolder, env, ...context };
      return startApi(settings, (names ?? [API]).includes(API));
    },
  });
}

const releasesOfStore = (store: ReleaseStore, remotes: readonly string[]): LiveReleases => ({
  place: store.place,
  remotes,
  live: (name) => liveRelease(store, name),
});

async function startApi(settings: ServerSettings, isDeveloped: boolean): Promise<DevelopedApi> {
  const { root, print, env } = settings;
  if (env.API_URL) return { env: {} };
  const [result] = await build({ root, quiet: true, print }, [API]);
  if (result?.state === 'failed') throw new Failure(`The site does not start, because ${API} could not be built.`);
  const api = await startOwnApi(settings);
  if (!api) return { env: {} };
  return {
    // API_IS_OWN: visitors cannot reach the API's address, so the shell serves the API's files.
    env: { API_URL: api.url, API_IS_OWN: '1' },
    ...(isDeveloped && { follow: () => followApi(api.process, { root, print }) }),
    stop: () => stopOwnApi(api),
  };
}
