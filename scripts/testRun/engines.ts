import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../setup/Failure';
import { isDebianRoot, playwrightOf } from './chromium';

/** Ways to get an engine: all of these programs of the system, or Playwright's own download. */
type Source = { programs: string[][]; packages: string[]; variable: string };

const SOURCES: Record<'firefox' | 'webkit', Source> = {
  firefox: { programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'], variable: 'FIREFOX_PATH' },
  webkit: {
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
    variable: 'WEBKIT_DRIVER_PATH',
  },
};

export type EngineSearch = {
  env: NodeJS.ProcessEnv;
  /** Whether Playwright has downloaded the engine. */
  downloaded: (engine: string) => boolean;
  /** Installs Debian packages, or else Playwright's engine. Does nothing if neither is possible. */
  install: (engine: string, packages: string[]) => void;
  say: (line: string) => void;
};

/**
 * The engines besides Chromium that the suite `browsers` can drive on this machine. It installs missing ones. An engine
 * that cannot be installed is named and left out; with CI=true it is a Failure.
 */
export function findEngines({ env, downloaded, install, say }: EngineSearch): string[] {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const stands = (names: string[]) =>
    names.some((name) => folders.some((folder) => existsSync(path.join(folder, name))));
  const isThere = (engine: string, { programs, variable }: Source) =>
    Boolean(env[variable]) || programs.every(stands) || downloaded(engine);
  const found: string[] = [];
  for (const [engine, source] of Object.entries(SOURCES)) {
    if (!isThere(engine, source)) install(engine, source.packages);
    if (isThere(engine, source)) found.push(engine);
    else {
      const missing = `${engine} is not installed: apt-get install ${source.packages.join(' ')}, or npx playwright install ${engine}`;
      if (env.CI) throw new Failure(missing);
      say(`${missing}. Its walks are left out.`);
    }
  }
  return found;
}

/** The search on this machine. */
export function searchEngines(root: string): EngineSearch {
  const { cli, engines } = playwrightOf(root);
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;
  return {
    env: process.env,
    say: (line) => console.log(line),
    downloaded: (engine) => existsSync(engines[engine]?.executablePath() ?? ''),
    install(engine, packages) {
      if (isDebianRoot())
        run('apt-get', ['update']) && run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
      else run(process.execPath, [cli, 'install', engine]);
    },
  };
}
