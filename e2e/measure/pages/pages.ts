import { type Browser, chromium } from '@playwright/test';
import { visitorsBrowser } from '@tramuntana/remote/journeys/browser';
import type { Group, Run } from '../group';
import { type Contender, type Samples, samplesInTurn, withContenders } from '../sites/contenders';
import { warmUp } from '../sites/warmUp';
import { type Load, loadPage } from './loadPage';
import { pageFigures } from './pageFigures';

/** One page of each kind that visitors open first. */
export const FIRST_PAGES = [
  '/',
  '/servicios/grabacion-fotografia-aerea-drones-girona-barcelona',
  '/blog',
  '/blog/post/1',
  '/tienda',
  '/tienda/producto/1',
  '/media',
];

/** Measures loads on a phone: pages of this site, the same pages without scripts, and those of a compared site. */
export const pages: Group = async (run) => {
  const samples = await withContenders(run, async (contenders) => {
    const browser = await chromium.launch(visitorsBrowser());
    try {
      const all: Record<string, Samples<Load>> = {};
      for (const path of FIRST_PAGES) all[path] = await loadsOf(browser, path, contenders, run);
      return all;
    } finally {
      await browser.close();
    }
  });
  return { figures: pageFigures(samples), samples };
};

/** Loads a page of all contenders in turn. Their first loads only warm up server and browser, and do not count. */
async function loadsOf(browser: Browser, path: string, contenders: Contender[], { runs, note }: Run) {
  for (const { url, hydrates } of contenders) {
    await warmUp(url, [path]);
    await loadPage(browser, url + path, hydrates, 'unthrottled');
  }
  return samplesInTurn(contenders, runs, async ({ name, url, hydrates }, round) => {
    const load = await loadPage(browser, url + path, hydrates, 'phone');
    note(`${path}, ${round + 1} of ${runs}, ${name}: ${inShort(load)}`);
    return load;
  });
}

const inShort = ({ lcp, lcpElement, tbt, hydrated, scripts }: Load) =>
  `LCP ${Math.round(lcp)} (${lcpElement}), blocked ${Math.round(tbt)}, hydrated ${Math.round(hydrated)}, ` +
  `scripts ${(scripts.untilHydrated / 1000).toFixed(1)} kB`;
