import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Failure } from '../setup/Failure';

/** Debian's Chromium without windows, which needs two thirds of the processor time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
/** In order of preference for the suites. */
const ON_PATH = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const USUAL_PATHS = [
  `/usr/bin/${HEADLESS_SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export type ChromiumSearch = {
  env: NodeJS.ProcessEnv;
  /** Files to try after those on the PATH. */
  paths?: string[];
  /** Path of Playwright's own download, whether it exists or not. */
  playwright: () => string;
  /** Ways to install a browser, tried in turn until one is found. */
  installers: (() => void)[];
};

/** Path of a Chromium that runs: from CHROMIUM_PATH, the system or Playwright. If there is none, it installs one. */
export function findChromium(search: ChromiumSearch): string {
  for (const install of [() => {}, ...search.installers]) {
    install();
    const found = installedChromium(search);
    if (found) return found;
  }
  throw new Failure(
    `No Chromium was found and none could be installed: install one (Debian: apt-get install ${HEADLESS_SHELL}) or set CHROMIUM_PATH.`,
  );
}

/** Like `findChromium`, but without installing one; undefined if there is none. */
export function installedChromium({
  env,
  paths = USUAL_PATHS,
  playwright,
}: Omit<ChromiumSearch, 'installers'>): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (runs(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Failure(
      `CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which is not a browser that starts: correct it or unset it.`,
    );
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = ON_PATH.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...paths, playwright()].find(runs);
}

/** False for the placeholder files of some systems, which only print how to install the browser. */
function runs(file: string): boolean {
  if (!existsSync(file)) return false;
  // On Windows, `--version` would open a window.
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** The engines of e2e's Playwright, and the program that downloads them. */
export function playwrightOf(root: string) {
  const require = createRequire(path.join(root, 'e2e/package.json'));
  const cli = path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  return { cli, engines: require('@playwright/test') as Partial<Record<string, { executablePath(): string }>> };
}

/** Whether this process may install Debian packages. */
export const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The search on this machine. It installs Playwright's download or, as root on Debian, the system's package. */
export function searchHere(root: string): ChromiumSearch {
  const { cli, engines } = playwrightOf(root);
  const install = (command: string, args: string[]) => {
    console.log(`no Chromium yet: ${path.basename(command)} ${args.join(' ')}`);
    return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;
  };
  return {
    env: process.env,
    playwright: () => engines.chromium?.executablePath() ?? '',
    installers: [
      () => install(process.execPath, [cli, 'install', 'chromium']),
      () => {
        if (!isDebianRoot() || !install('apt-get', ['update'])) return;
        // Older Debian releases have it only in the package of the whole browser.
        if (!install('apt-get', ['install', '-y', HEADLESS_SHELL])) install('apt-get', ['install', '-y', 'chromium']);
      },
    ],
  };
}
