import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Programs of the system that the unit tests of `operations` run, and their Debian packages. */
const PACKAGES: Record<string, string> = {
  nginx: 'nginx',
  openssl: 'openssl',
  promtool: 'prometheus',
  'systemd-analyze': 'systemd',
};

type ProgramSearch = {
  env: NodeJS.ProcessEnv;
  /** Installs Debian packages, where that is possible. */
  install: (packages: string[]) => void;
  say: (line: string) => void;
};

/** Installs missing programs. It names those that cannot be installed; their tests will fail. */
export function ensureSystemPrograms({ env, install, say }: ProgramSearch): void {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const missing = () =>
    Object.keys(PACKAGES).filter((name) => !folders.some((folder) => existsSync(path.join(folder, name))));
  const packagesOf = (names: string[]) => names.map((name) => PACKAGES[name] as string);
  if (missing().length > 0) install(packagesOf(missing()));
  const absent = missing();
  if (absent.length > 0)
    say(`Not installed, so tests fail: ${absent.join(', ')} (Debian: apt-get install ${packagesOf(absent).join(' ')})`);
}

/** The search on this machine. It installs as root on Debian. */
export const searchPrograms = (): ProgramSearch => ({
  // Servers are in /usr/sbin, which only root has in its PATH.
  env: { PATH: `${process.env.PATH}${path.delimiter}/usr/sbin` },
  say: (line) => console.log(line),
  install(packages) {
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
    const aptGet = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0;
    if (aptGet('update')) aptGet('install', '-y', '--no-install-recommends', ...packages);
  },
});
