import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT, startSite } from '../../support/sites/site';
import type { Figure } from '../figure';
import { median } from '../figures/statistics';
import type { Group } from '../group';

const REMOTE = 'mfe-media';
/** In seconds, on two cores that no other program uses. */
const REMOTE_BAR = 5;
const ALL_BAR = 30;
const START_BAR = 3;
/** Workspaces that are built. */
const isBuilt = (name: string) => existsSync(path.join(ROOT, name, 'webpack.config.ts'));

/** How long builds and a start take. It deletes and builds the files of this clone, so no site of it may run meanwhile. */
export const buildTimes: Group = async ({ runs, note }) => {
  const rounds = Math.max(1, Math.floor(runs / 2));
  const samples: Record<'remote' | 'all' | 'start', Took[]> = { remote: [], all: [], start: [] };
  for (let round = 0; round < rounds; round++) {
    note(`build ${round + 1} of ${rounds}`);
    forget([REMOTE]);
    samples.remote.push(await build(REMOTE));
    forget(readdirSync(ROOT).filter(isBuilt));
    samples.all.push(await build());
  }
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'measured-start-'));
  try {
    await (await startSite({ DATA_DIR: dataDir })).stop();
    for (let round = 0; round < rounds; round++) samples.start.push(await startAgain(dataDir));
  } finally {
    rmSync(dataDir, { recursive: true });
  }
  const figures = [
    figure(`a production build of ${REMOTE}`, samples.remote, REMOTE_BAR),
    figure('all builds from cold', samples.all, ALL_BAR),
    figure('npm start again, until it is ready', samples.start, START_BAR),
  ];
  return { figures, samples };
};

type Took = { seconds: number };

/** Deletes what was built, and the caches of builds. */
function forget(workspaces: string[]) {
  for (const name of workspaces) rmSync(path.join(ROOT, name, 'dist'), { recursive: true, force: true });
  for (const kept of ['.cache/webpack', 'node_modules/.cache']) {
    rmSync(path.join(ROOT, kept), { recursive: true, force: true });
  }
}

async function build(...names: string[]): Promise<Took> {
  const start = performance.now();
  const child = spawn(process.execPath, ['scripts/build.mjs', ...names], { cwd: ROOT, stdio: ['ignore', 'ignore', 2] });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`the build of ${names.join(' ') || 'all'} ended with ${code}`);
  return { seconds: (performance.now() - start) / 1000 };
}

async function startAgain(dataDir: string): Promise<Took> {
  const start = performance.now();
  const site = await startSite({ DATA_DIR: dataDir });
  const seconds = (performance.now() - start) / 1000;
  await site.stop();
  return { seconds };
}

function figure(what: string, took: Took[], bar: number): Figure {
  const seconds = median(took.map((one) => one.seconds));
  return {
    what,
    seen: `${seconds.toFixed(1)} s (${took.map((one) => one.seconds.toFixed(1)).join(', ')})`,
    bar: `at most ${bar} s on a quiet machine`,
    holds: seconds <= bar,
    informs: true,
  };
}
