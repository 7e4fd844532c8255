import { atMost, type Figure, median, ratio } from '../figures';
import { type Group, PAGES } from '../group';
import { withSites } from '../sites/contenders';
import { cpuInTurn } from './cpuInTurn';

const AMOUNT = { warmUp: 900 * PAGES.length, batches: 25, batch: 48 };
/** In milliseconds. */
const BAR = 5;
/** Limit of the ratio to the compared site. */
const BESIDE_BAR = 1.25;

/** Measures the server's CPU for a page that it renders and compresses for each request, beside a compared site. */
export const cpuPerPage: Group = async ({ beside, note }) => {
  const { warmUp, batches, batch } = AMOUNT;
  note(`CPU of a page: ${warmUp} pages to warm up, ${batches} times ${batch} that count, of each`);
  const samples = await withSites({ beside }, { HTML_CACHE: 'off' }, (sites) => cpuInTurn(sites, PAGES, AMOUNT));
  const { 'this site': ours = [], beside: theirs } = samples;
  const what = 'server CPU for a page, uncached';
  const figures: Figure[] = [atMost(`${what}, median`, median(ours), BAR, (value) => `${value.toFixed(1)} ms`)];
  if (theirs) figures.push(ratio(`${what}, to the site beside`, ours, theirs, BESIDE_BAR));
  return { figures, samples };
};
