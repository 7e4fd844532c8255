import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Failure } from '../setup/Failure';
import { ensureSystemPrograms, PODMAN_PROGRAMS, searchPrograms } from '../testRun/systemPrograms';

/** What builds and runs images on this machine. */
export type Engine = {
  name: 'docker' | 'podman';
  /** Environment of its commands. */
  env: NodeJS.ProcessEnv;
  /** A command before each program that talks to containers. */
  within: string[];
};

const NEEDED = 'Docker with Compose 2, or a process that is root on Debian';

/** Timeout for an answer of Docker's daemon, in milliseconds. */
const DOCKER_TIMEOUT = 20_000;

/**
 * Network, processes and /run of its own: when the program ends, even by a kill, the system removes all that is left in
 * them. The machine's own containers are not touched.
 */
const OWN_NETWORK = [
  ...['unshare', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'],
  ...['sh', '-c', 'ip link set lo up && mount -t tmpfs none /run && exec "$@"', 'sh'],
];

export type EngineSearch = {
  /** Folder of the repository. */
  root: string;
  env: NodeJS.ProcessEnv;
  /** Whether this process may install Debian packages. */
  mayInstall: boolean;
  say: (line: string) => void;
};

/**
 * Docker if it runs and has Compose, else podman, which is installed as root on Debian. Elsewhere undefined, and a sentence
 * says what is needed. With CI=true that is a Failure.
 */
export function findEngine({ root, env, mayInstall, say }: EngineSearch): Engine | undefined {
  const answers = (...args: string[]) =>
    spawnSync('docker', args, { stdio: 'ignore', timeout: DOCKER_TIMEOUT, env }).status === 0;
  if (answers('info') && answers('compose', 'version')) return { name: 'docker', env: {}, within: [] };
  if (mayInstall) {
    ensureSystemPrograms({ ...searchPrograms(), say }, PODMAN_PROGRAMS);
    const file = (name: string) => path.join(root, 'operations/containers', name);
    const files = { CONTAINERS_CONF: file('containers.conf'), CONTAINERS_STORAGE_CONF: file('storage.conf') };
    return { name: 'podman', env: files, within: OWN_NETWORK };
  }
  if (env.CI) throw new Failure(`No image can be built: it needs ${NEEDED}.`);
  say(`not run: an image needs ${NEEDED}`);
  return undefined;
}
