import { forgeRelease } from '../../support/sites/forgeRelease';
import { askFor } from '../../support/sites/load';
import type { Site } from '../../support/sites/site';
import { swapRelease } from '../../support/sites/swapRelease';
import { type Figure, none } from '../figures';

const REMOTE = 'mfe-blog';
/** Pages without earlier requests, so that the swap cannot have prepared them, and the simultaneous visitors of each. */
const COLD_PAGES = Array.from({ length: 10 }, (_, index) => `/blog?buscar=vuelo+${index}`);
const VISITORS = 30;

/** The forged release prints this for each page that it renders: the server calls `createRoutes` once for each. */
const MARK = 'createRoutes of the cold release';

/** Counts the renders of pages that many visitors request at once right after a swap. */
export async function coldCache(site: Site): Promise<Figure[]> {
  forgeRelease(site, REMOTE, 'cold', {
    'server.cjs': (code) => `${code}
const { createRoutes } = module.exports;
module.exports = { ...module.exports, createRoutes: (shell) => (console.log(${JSON.stringify(MARK)}), createRoutes(shell)) };`,
  });
  await swapRelease(site, REMOTE, 'cold');
  await outputOfPage(site, '/blog?buscar=antes');
  const before = renders(site);
  const asked = Array.from({ length: VISITORS }, () => COLD_PAGES.map((path) => askFor(site.url, path))).flat();
  const answers = await Promise.all(asked);
  await outputOfPage(site, '/blog?buscar=despues');
  // Subtracts the last page, which only marks the end of the output.
  const seen = renders(site) - before - 1;
  const failed = answers.filter(({ status }) => status !== 200).length;
  return [
    {
      what: `renders of ${COLD_PAGES.length} cold pages after a swap, ${VISITORS} visitors of each at once`,
      seen: String(seen),
      bar: String(COLD_PAGES.length),
      holds: seen === COLD_PAGES.length,
    },
    none(`of these ${answers.length} requests failed`, failed),
  ];
}

const renders = (site: Site) => site.output().split(MARK).length - 1;

/** In milliseconds. A first page may print twice, because the server also asks the release for its chunks. */
const SETTLE = 500;

/** Resolves when the output of a newly rendered page has arrived. A thread's output keeps its order, but trails answers. */
async function outputOfPage(site: Site, path: string): Promise<void> {
  const before = renders(site);
  await askFor(site.url, path);
  while (renders(site) === before) await new Promise((resolve) => setTimeout(resolve, 50));
  await new Promise((resolve) => setTimeout(resolve, SETTLE));
}
