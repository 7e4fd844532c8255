import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { BuildProblem } from '../build/buildProblem';
import { ownModule } from '../webpack/ownModule';

const require = createRequire(import.meta.url);

export type WatchOrder = {
  /** The repository. */
  root: string;
  /** The workspaces to build and to watch: remotes and the shell. */
  names: string[];
  /** Gets a folder with the publishable part of each workspace's build. */
  releases: string;
};

type Problems = { errors: BuildProblem[]; warnings: BuildProblem[] };

/**
 * Progress of a workspace's build. `page`: the page's scripts are built, and `hash` is webpack's. `built`: the server's part
 * is built, too, with a publishable version unless there were errors. `ms` is webpack's time.
 */
export type BuildEvent =
  | { name: string; state: 'building' }
  | ({ name: string; state: 'page'; hash: string; ms: number } & Problems)
  | ({ name: string; state: 'built'; version: string | undefined; ms: number } & Problems);

export type WatchedBuilds = {
  /** Resolves with the reason if the build process ends by itself. */
  ended: Promise<string>;
  /** Resolves when the process has ended. It writes no file after that. */
  stop(): Promise<void>;
};

/** Builds workspaces for development in one process, and builds them again after each change of a source. */
export function watchBuilds(order: WatchOrder, onEvent: (event: BuildEvent) => void): WatchedBuilds {
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  const child = fork(ownModule('development/watchProcess'), {
    execArgv: ['--import', tsx],
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let isStopped = false;
  child.on('message', (event) => onEvent(event as BuildEvent));
  child.send(order);
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  return {
    ended: new Promise((resolve) => void exited.then((how) => isStopped || resolve(how))),
    async stop() {
      isStopped = true;
      child.kill('SIGTERM');
      await exited;
    },
  };
}
