import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { visitorsBrowser } from '../../support/browser';
import { hydrated } from '../../support/pages/hydrated';
import { copyOfRepository } from '../../support/sites/copyOfRepository';
import { type DevelopedSite, developedSite } from '../../support/sites/developedSite';
import type { Figure } from '../figure';
import { median } from '../figures/statistics';
import type { Group } from '../group';
import { appears } from './appears';

const REMOTE = 'mfe-blog';
const ADDRESS = '/blog';
const PAGE = 'mfe-blog/src/pages/list/ListPage.tsx';
/** In milliseconds, on two cores that no other program uses. */
const PAGE_BAR = 15_000;
const EDIT_BAR = 1000;

/**
 * How long `npm run dev -- mfe-blog` takes to its first page, and a saved edit until the open page shows it. In a copy of the
 * repository, whose first start has nothing built and no content imported.
 */
export const developmentTimes: Group = async ({ runs, note }) => {
  const { root, remove } = copyOfRepository();
  const env = { DATA_DIR: mkdtempSync(path.join(os.tmpdir(), 'developed-')) };
  const start = async () => {
    const begun = performance.now();
    const site = await developedSite([REMOTE], env, { root, remove: () => {} });
    while ((await fetch(site.url + ADDRESS)).status !== 200);
    return { site, took: performance.now() - begun };
  };
  try {
    const first = await start();
    await first.site.stop();
    const again: number[] = [];
    let edits: number[] = [];
    for (let run = 1; run <= runs; run++) {
      note(`start ${run} of ${runs}`);
      const { site, took } = await start();
      again.push(took);
      try {
        if (run === runs) edits = await timeEdits(site, runs);
      } finally {
        await site.stop();
      }
    }
    const figures = [
      figure('npm run dev on a fresh clone, until the first page', [first.took], PAGE_BAR),
      figure('npm run dev again, until the first page', again, PAGE_BAR),
      figure('a saved edit, until the open page shows it', edits, EDIT_BAR),
    ];
    return { figures, samples: { first: first.took, again, edits } };
  } finally {
    remove();
    rmSync(env.DATA_DIR, { recursive: true, force: true });
  }
};

/** Edits the heading of the open page again and again. In milliseconds each. */
async function timeEdits(site: DevelopedSite, runs: number): Promise<number[]> {
  const browser = await chromium.launch(visitorsBrowser());
  try {
    const page = await browser.newPage();
    await page.goto(site.url + ADDRESS);
    await hydrated(page);
    const took: number[] = [];
    for (let run = 1; run <= runs; run++) {
      const edition = `edición ${run}`;
      const seen = appears(page, edition);
      const saved = Date.now();
      const restore = site.edit(PAGE, (text) => text.replace('{blogCopy.title}', `{blogCopy.title} ${edition}`));
      took.push((await seen) - saved);
      restore();
      await page.getByRole('heading', { level: 1 }).filter({ hasNotText: edition }).waitFor();
    }
    return took;
  } finally {
    await browser.close();
  }
}

function figure(what: string, took: number[], bar: number): Figure {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  return {
    what,
    seen: `${seconds(median(took))} s (${took.map(seconds).join(', ')})`,
    bar: `at most ${bar / 1000} s on a quiet machine`,
    holds: median(took) <= bar,
    informs: true,
  };
}
