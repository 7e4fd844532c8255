import { type Site, startSite } from '../../support/sites/site';
import { type Figure, PAGES } from '../figure';
import { ratioFigure } from '../figures/ratioFigure';
import { median } from '../figures/statistics';
import type { Group } from '../group';
import { type Asked, cpuInTurn } from './cpuInTurn';

const AMOUNT = { warmUp: 900 * PAGES.length, batches: 25, batch: 48 };
/** In milliseconds. */
const BAR = 5;
/** Limit of the ratio to the compared site. */
const BESIDE_BAR = 1.25;

/** Measures the server's CPU for a page that it renders and compresses for each request, beside a compared site. */
export const cpuPerPage: Group = async ({ beside, note }) => {
  const sites: Asked[] = [];
  const start = async (name: string, folder?: string) => {
    const site: Site = await startSite({ HTML_CACHE: 'off' }, folder);
    sites.push({ name, site });
  };
  try {
    await start('this site');
    if (beside !== undefined) await start('beside', beside);
    note(
      `CPU of a page: ${AMOUNT.warmUp} pages to warm up, ${AMOUNT.batches} times ${AMOUNT.batch} that count, of each`,
    );
    const samples = await cpuInTurn(sites, PAGES, AMOUNT);
    const { 'this site': ours = [], beside: former } = samples;
    const cpu = median(ours);
    const figures: Figure[] = [
      {
        what: 'server CPU for a page, uncached, median',
        seen: `${cpu.toFixed(1)} ms`,
        bar: `at most ${BAR} ms`,
        holds: cpu <= BAR,
      },
    ];
    if (former) {
      figures.push(
        ratioFigure('server CPU for a page, uncached, to the site beside', ours, former, { atMost: BESIDE_BAR }),
      );
    }
    return { figures, samples };
  } finally {
    for (const { site } of sites) await site.stop();
  }
};
