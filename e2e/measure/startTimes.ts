import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startSite } from '../support/sites/site';
import { atMost, median } from './figures';
import type { Group } from './group';

/** In seconds, on two cores without other programs. */
const BAR = 3;

/** Measures `npm start` with everything built and published, until the site is ready. */
export const startTimes: Group = async ({ runs }) => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'measured-start-'));
  const seconds: number[] = [];
  try {
    await (await startSite({ DATA_DIR: dataDir })).stop();
    for (let round = 0; round < runs; round++) {
      const start = performance.now();
      const site = await startSite({ DATA_DIR: dataDir });
      seconds.push((performance.now() - start) / 1000);
      await site.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true });
  }
  const show = (value: number) => `${value.toFixed(1)} s`;
  const all = ` (${seconds.map((one) => one.toFixed(1)).join(', ')})`;
  const figure = atMost('npm start again, until it is ready', median(seconds), BAR, show, all);
  return { figures: [{ ...figure, bar: `${figure.bar} on a quiet machine`, informs: true }], samples: seconds };
};
