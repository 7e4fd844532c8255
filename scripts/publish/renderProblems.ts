import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { neighboursOf, type ReleaseStore, SHELL } from 'releases';
import { exclusively } from 'shared-lock';
import { launchProcess, WITHOUT_COMPILE_CACHE } from 'shared-site';
import { Failure } from '../setup/Failure';
import { build } from '../site/build';
import { withSources } from '../sources/sourcesOfBuild';
import { browserProblems } from './browserProblems';
import { withServerFiles } from './serverFiles';

type RouteCheck = { rendered: string[]; failures: string[] };

type BuildManifest = { version: string; mounts: string[] };

type Settings = {
  root: string;
  store: ReleaseStore;
  /** API_URL names the API for the pages' data. Without it, the check runs the repository's API on its own data. */
  env: NodeJS.ProcessEnv;
  /** Gets the output of the builds and the API, because standard output may belong to the command's result. */
  print: (line: string) => void;
};

/**
 * Renders one page of each route as a promotion would: with the repository's shell and the store's live and last good ones.
 * A browser then opens the pages. The shell's own build is checked with pages of the store's remotes. Resolves to a line for
 * each failed route, with source positions below. Throws when the shell or the API cannot be built or started.
 */
export async function renderProblems(remote: string, settings: Settings): Promise<string[]> {
  const { root, env, print, store } = settings;
  const needed = env.API_URL ? ['shell'] : ['shell', 'api'];
  const built = await build({ root, quiet: true, print }, needed);
  const failed = built.filter(({ state }) => state === 'failed').map(({ name }) => name);
  if (failed.length > 0)
    throw new Failure(`The routes of ${remote} cannot be rendered: ${failed.join(', ')} has no build.`);
  const problems = await withApi(settings, async (api) => {
    const { failures, rendered, remotes } = await renderEverywhere(remote, settings, api);
    if (failures.length > 0) return failures;
    const apiEnv = { ...env, ...api };
    return browserProblems({ root, workspace: remote, remotes, addresses: rendered, store, env: apiEnv, print });
  });
  if (problems.length === 0) return [];
  return withSources(problems, { root, name: remote, version: ownWork(root, remote).routes.version });
}

/** Renders the routes of the build alone and with its neighbours. `rendered` lists the pages that involve the build. */
async function renderEverywhere(remote: string, settings: Settings, api: NodeJS.ProcessEnv) {
  const { root, store } = settings;
  const check = (work: Work) => renderRoutes({ ...settings, ...work, api });
  const own = await check(ownWork(root, remote));
  const neighbours = await neighboursOf(settings, remote);
  const together = await Promise.all(
    neighbours.map((release) =>
      withServerFiles(store, release, async (folder) => {
        const { rendered, failures } = await check(commonWork(root, remote, release, folder));
        return {
          rendered,
          failures: failures.map((failure) => `with ${release.remote} ${release.version}: ${failure}`),
        };
      }),
    ),
  );
  const ofRemotes = remote === SHELL ? together.flatMap(({ rendered }) => rendered) : own.rendered;
  return {
    failures: [...own.failures, ...together.flatMap(({ failures }) => failures)],
    rendered: [...new Set(ofRemotes)],
    remotes: remote === SHELL ? [...new Set(neighbours.map((release) => release.remote))] : [],
  };
}

type BuiltRoutes = { remote: string; version: string; mounts: string[]; serverBundle?: string };

/** The routes to render, and the shell's program that renders them. */
type Work = { program: string; routes: BuiltRoutes };

const rendererIn = (shell: string) => path.join(shell, 'server/renderRoutes.cjs');

/** A build alone with the repository's shell. */
function ownWork(root: string, remote: string): Work {
  const dist = path.join(root, remote, 'dist');
  const { version, mounts } = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')) as BuildManifest;
  const bundle = remote !== SHELL && { serverBundle: path.join(dist, 'server.cjs') };
  return { program: rendererIn(path.join(root, SHELL, 'dist')), routes: { remote, version, mounts, ...bundle } };
}

/** A build together with a release in `folder`. One of the two is the shell. */
function commonWork(root: string, remote: string, release: BuildManifest & { remote: string }, folder: string): Work {
  if (remote !== SHELL) return { ...ownWork(root, remote), program: rendererIn(folder) };
  const { version, mounts } = release;
  const serverBundle = path.join(folder, 'server.cjs');
  return { ...ownWork(root, SHELL), routes: { remote: release.remote, version, mounts, serverBundle } };
}

/** Calls `use` with the settings that name an API. The repository's API, if it is needed, runs until `use` ends. */
async function withApi<Result>(
  { root, env, print }: Settings,
  use: (api: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  if (env.API_URL) return use({});
  // The check does not open the site's own data: a site may be running, and two processes must not open one database.
  const data = path.join(root, '.cache/release-check');
  return exclusively(`${data}.lock`, async () => {
    const own = { DATA_DIR: data, DATABASE_URL: '', PORT: '0', HOST: '127.0.0.1', API_DIR: path.join(root, 'api') };
    const api = launchProcess({
      name: 'api',
      file: path.join(root, 'api/dist/server.cjs'),
      env: { ...env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...own },
      onLine: print,
    });
    try {
      return await use({ API_URL: await api.ready, API_IS_OWN: '1' });
    } finally {
      api.child.kill('SIGTERM');
      await api.ended;
    }
  });
}

type Rendering = Settings & Work & { api: NodeJS.ProcessEnv };

function renderRoutes({ program, routes, store, env, api }: Rendering): Promise<RouteCheck> {
  const child = fork(program, {
    env: { ...env, ...WITHOUT_COMPILE_CACHE, NODE_ENV: 'production', STORE: store.place, ...api },
    execArgv: [],
    // The release's output is not the command's result, so it must not go to standard output.
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  child.send(routes);
  return new Promise((resolve, reject) => {
    child.once('message', (check) => resolve(check as RouteCheck));
    child.once('error', reject);
    // Not `exit`: Node may emit that before the renderer's last message.
    child.once('close', (code, signal) => {
      reject(new Failure(`The renderer ended with ${signal ?? `exit code ${code}`}: see what it printed above.`));
    });
  });
}
