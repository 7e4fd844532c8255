import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Programs of the system that the unit tests of `operations` run, and their Debian packages. */
const TEST_PROGRAMS: Record<string, string> = {
  nginx: 'nginx',
  openssl: 'openssl',
  promtool: 'prometheus',
  'systemd-analyze': 'systemd',
};

/** Programs that build and run images where there is no Docker. */
export const PODMAN_PROGRAMS: Record<string, string> = {
  podman: 'podman',
  runc: 'runc',
  netavark: 'netavark',
  'aardvark-dns': 'aardvark-dns',
  iptables: 'iptables',
  debootstrap: 'debootstrap',
  ip: 'iproute2',
};

type ProgramSearch = {
  env: NodeJS.ProcessEnv;
  /** Installs Debian packages, where that is possible. */
  install: (packages: string[]) => void;
  say: (line: string) => void;
};

/** Installs missing programs. It names those that cannot be installed; their tests will fail. */
export function ensureSystemPrograms({ env, install, say }: ProgramSearch, packages = TEST_PROGRAMS): void {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const missing = () =>
    Object.keys(packages).filter((name) => !folders.some((folder) => existsSync(path.join(folder, name))));
  const packagesOf = (names: string[]) => names.map((name) => packages[name] as string);
  if (missing().length > 0) install(packagesOf(missing()));
  const absent = missing();
  if (absent.length > 0)
    say(`Not installed, so tests fail: ${absent.join(', ')} (Debian: apt-get install ${packagesOf(absent).join(' ')})`);
}

/** The search on this machine. It installs as root on Debian. */
export const searchPrograms = (): ProgramSearch => ({
  // Servers are in /usr/sbin, which only root has in its PATH. podman has its own folder of programs.
  env: { PATH: [process.env.PATH, '/usr/sbin', '/usr/lib/podman'].join(path.delimiter) },
  say: (line) => console.log(line),
  install(packages) {
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
    const aptGet = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0;
    if (aptGet('update')) aptGet('install', '-y', '--no-install-recommends', ...packages);
  },
});
