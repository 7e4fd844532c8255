import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DirectoryStore, goLive, liveRelease, type ReleaseStore, SHELL, takeLive } from 'releases';
import { launchProcess } from 'shared-site';
import { type FoundBrowser, findBrowser } from './findBrowser';
import { pageProblems } from './pageProblems';

type Settings = {
  root: string;
  /** The build to check. For the shell's build, the check opens pages of the live remotes. */
  workspace: string;
  /** The remotes whose live releases the check of the shell needs. */
  remotes: readonly string[];
  /** Paths of pages. */
  addresses: readonly string[];
  store: ReleaseStore;
  env: NodeJS.ProcessEnv;
  print: (line: string) => void;
};

/** Keeps the check's site apart from the real one: no shared address, cache, figures or teams. */
const OWN_SITE = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'fatal',
  HTML_CACHE: 'off',
  SITE_URL: '',
  DATA_DIR: '',
  SHELL_METRICS_PORT: '',
  TEAMS_TOKEN: '',
  // The build has no signature before it is published.
  RELEASES_KEY: '',
};

const NO_BROWSER =
  'no Chromium here, so the server alone has rendered its pages; what fails in browsers shows after a promotion: ' +
  'npm run release -- status';

/**
 * Opens pages of a build in Chromium, served by the repository's shell. Resolves to a line for each page that fails. Without
 * this check, visitors would find pages that throw only in browsers. Says so if this machine has no Chromium.
 */
export async function browserProblems(settings: Settings): Promise<string[]> {
  const { root, workspace, addresses, print } = settings;
  const browser = findBrowser(root);
  if (!browser) print(`${workspace}: ${NO_BROWSER}`);
  if (!browser || addresses.length === 0) return [];
  const folder = await mkdtemp(path.join(os.tmpdir(), 'release-check-'));
  try {
    await fillStore(new DirectoryStore(folder), settings);
    return await withShell(folder, settings, (url) => problemsIn(browser, url, addresses));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fillStore(store: DirectoryStore, { root, workspace, remotes, store: published }: Settings) {
  if (workspace !== SHELL) return void (await goLive({ root, store }, workspace));
  for (const name of remotes) {
    const live = await liveRelease(published, name);
    if (live) await takeLive({ root, store }, live);
  }
}

async function withShell<Result>(
  store: string,
  { root, env, print }: Settings,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const shell = launchProcess({
    name: SHELL,
    file: path.join(root, SHELL, 'dist/server/server.cjs'),
    env: { ...env, ...OWN_SITE, STORE: store },
    onLine: print,
  });
  try {
    return await use(await shell.ready);
  } finally {
    shell.child.kill('SIGTERM');
    await shell.ended;
  }
}

async function problemsIn({ chromium, executablePath }: FoundBrowser, url: string, addresses: readonly string[]) {
  const browser = await chromium.launch({
    executablePath,
    // Files of other sites are no part of a release, and looking up an unknown host name takes seconds.
    args: ['--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'],
  });
  try {
    return await pageProblems(browser, url, addresses);
  } finally {
    await browser.close();
  }
}
