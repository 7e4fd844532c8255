// `npm run measure`: prints the composition's figures beside their bars; exit code 1 when one falls short.
import { startSite } from '../support/site';
import { cpuPerPage } from './cpuPerPage';
import type { Figure } from './figure';
import { firstPages } from './firstPages';
import { galleryScroll } from './galleryScroll';
import { promotions } from './promotions';

/** Prints a line a figure; returns 1 when one falls short. */
export async function run(): Promise<number> {
  const site = await startSite({ HTML_CACHE: 'off' });
  const figures: Figure[] = [];
  try {
    for (const measure of [firstPages, cpuPerPage, galleryScroll]) figures.push(...(await measure(site)));
  } finally {
    await site.stop();
  }
  figures.push(...(await promotions()));
  for (const { what, seen, bar, holds } of figures) {
    process.stdout.write(`${holds ? 'holds ' : 'SHORT '} ${what}: ${seen} (${bar})\n`);
  }
  return figures.every(({ holds }) => holds) ? 0 : 1;
}
