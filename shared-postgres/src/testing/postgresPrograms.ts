import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Debian's folder for the server's programs. It is not in PATH. */
const DEBIAN = '/usr/lib/postgresql';

export type ProgramSearch = {
  env: NodeJS.ProcessEnv;
  /** The folder with one folder per installed version; each has `bin` in it. */
  versions?: string;
  /** Ways to install the programs, tried in turn until they are found. */
  installers?: (() => void)[];
};

/** The folder with `initdb` and `postgres`, from PATH or else Debian's newest. Undefined if they are not installed. */
export function findPrograms({ env, versions = DEBIAN, installers = [] }: ProgramSearch): string | undefined {
  for (const install of [() => {}, ...installers]) {
    install();
    const inPath = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
    const installed = existsSync(versions) ? readdirSync(versions) : [];
    const newest = installed
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => path.join(versions, version, 'bin'));
    const found = [...inPath, ...newest].find((folder) =>
      ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program))),
    );
    if (found) return found;
  }
  return undefined;
}

/** Installs packages of Debian, by default PostgreSQL's, if this process may do so. */
export function installFromDebian(packages: readonly string[] = ['postgresql']): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stderr.write(`not installed yet: apt-get install ${packages.join(' ')}\n`);
  const aptGet = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 2, 2] }).status === 0;
  if (aptGet('update')) aptGet('install', '-y', '--no-install-recommends', ...packages);
}
