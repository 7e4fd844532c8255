import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../support/sites/site';
import { type Figure, informs } from '../figures';
import type { Group } from '../group';
import type { Fault } from './fault';
import { clockJumps, faketime } from './faults/clock';
import { databaseKilled, databaseReadOnly, databaseStops } from './faults/database';
import { killEach, killWorker } from './faults/kills';
import { placeFaults } from './faults/place';
import { blogRelease, shellRelease } from './faults/releases';
import { roll } from './faults/roll';
import { upgrade } from './faults/upgrade';
import { createPlace, placeProblem } from './place';
import { produceFaults } from './produceFaults';
import { installPrograms } from './programs';
import { openStage } from './stage';

const run = promisify(execFile);
/** In the order of production. */
const FAULTS: Fault[] = [
  roll,
  blogRelease,
  shellRelease,
  databaseStops,
  databaseKilled,
  databaseReadOnly,
  killEach('start'),
  killEach('shell'),
  killEach('api'),
  killWorker,
  upgrade,
];

const notRun = (what: string, reason: string): Figure => informs(what, `not run: ${reason}`);

/** Measures what visitors notice of faults: two sites behind nginx on one database, under steady traffic. */
export const outages: Group = async ({ note }) => {
  await using opened = new AsyncDisposableStack();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'images-'));
  opened.defer(() => rmSync(folder, { recursive: true, force: true }));
  const app = path.join(folder, 'app');
  installPrograms();
  note('assembling what an image holds');
  for (const args of [['build.mjs'], ['image.mjs', app]]) {
    await run('node', [`scripts/${args[0]}`, ...args.slice(1)], { cwd: ROOT });
  }
  const faults = [...FAULTS];
  const left: Figure[] = [];
  const problem = placeProblem();
  const place = problem === undefined ? opened.adopt(createPlace(), ({ remove }) => remove()) : undefined;
  if (place) faults.push(...placeFaults(place));
  else left.push(notRun('disk of the database full, network cut', problem ?? ''));
  const library = faketime();
  if (library) faults.push(clockJumps(library));
  else left.push(notRun('clock jumps', 'libfaketime is missing (Debian: apt-get install faketime)'));
  const stage = opened.adopt(await openStage(app, place), ({ stop }) => stop());
  return { figures: [...(await produceFaults(stage, faults, note)), ...left] };
};
