import { forgeRelease } from '../../support/sites/forgeRelease';
import { askFor } from '../../support/sites/load';
import type { Site } from '../../support/sites/site';
import { swapRelease } from '../../support/sites/swapRelease';
import { type Figure, none } from '../figures';
import { PAGES } from '../group';

const REMOTES = ['mfe-marketing', 'mfe-blog', 'mfe-media', 'mfe-shop'];
const ROUNDS = 5;
/** In milliseconds (docs/product/site.md#wait-3). */
const LIMIT = 2000;

/** Measures the response times of pages while the code of every remote loops for ever. */
export async function loopingRemotes(site: Site): Promise<Figure> {
  for (const remote of REMOTES) {
    forgeRelease(site, remote, 'loops', { 'server.cjs': 'for (;;);', 'web/remoteEntry.js': 'for (;;);' });
  }
  await Promise.all(REMOTES.map((remote) => swapRelease(site, remote, 'loops')));
  const answers = [];
  for (let round = 0; round < ROUNDS; round++) {
    // Each request has its own address, so that no answer comes from the cache.
    const asked = PAGES.map((path) => askFor(site.url, `${path}?ronda=${round}`));
    answers.push(...(await Promise.all(asked)));
  }
  const late = answers.filter(({ milliseconds, status }) => status === 0 || milliseconds > LIMIT);
  const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
  return none(
    `pages of ${answers.length} that took more than ${LIMIT / 1000} s while every remote loops for ever`,
    late.length,
    ` (slowest ${Math.round(slowest)} ms)`,
  );
}
