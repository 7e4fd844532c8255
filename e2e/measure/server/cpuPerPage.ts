import { type Site, startSite } from '../../support/sites/site';
import { type Figure, PAGES } from '../figure';
import { ratioFigure } from '../figures/ratioFigure';
import { median } from '../figures/statistics';
import type { Group } from '../group';
import { type Asked, cpuInTurn } from './cpuInTurn';

const AMOUNT = { warmUp: 900 * PAGES.length, batches: 25, batch: 48 };
/** In milliseconds. */
const BAR = 5;

/** The server's CPU for a page that is rendered each time and compressed, compared with today's. */
export const cpuPerPage: Group = async ({ today, note }) => {
  const sites: Asked[] = [];
  const start = async (name: string, folder?: string) => {
    const site: Site = await startSite({ HTML_CACHE: 'off' }, folder);
    sites.push({ name, site });
  };
  try {
    await start('this site');
    if (today !== undefined) await start('today', today);
    note(
      `CPU of a page: ${AMOUNT.warmUp} pages to warm up, ${AMOUNT.batches} times ${AMOUNT.batch} that count, of each`,
    );
    const samples = await cpuInTurn(sites, PAGES, AMOUNT);
    const { 'this site': ours = [], today: former } = samples;
    const cpu = median(ours);
    const figures: Figure[] = [
      {
        what: 'server CPU for a page, uncached, median',
        seen: `${cpu.toFixed(1)} ms`,
        bar: `at most ${BAR} ms`,
        holds: cpu <= BAR,
      },
    ];
    if (former) figures.push(ratioFigure("server CPU for a page, uncached, to today's", ours, former));
    return { figures, samples };
  } finally {
    for (const { site } of sites) await site.stop();
  }
};
