// `npm run measure`: prints the composition's figures beside their bars; exit code 1 when one falls short.
import { type Site, startSite } from '../support/site';
import { cpuMilliseconds, findProcess } from './cpuTime';
import { measureFirstPage } from './firstPage';

const KIB = 1024;
const PAGES = ['/', '/servicios', '/contacto', '/blog', '/blog/post/1', '/media', '/tienda', '/carrito'];
const WARM_UP = 40;
const BATCHES = 15;
const BATCH = 24;

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function visit(site: Site, count: number) {
  for (let index = 0; index < count; index++) {
    const response = await fetch(site.url + PAGES[index % PAGES.length], { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
  }
}

/** Median over batches of the server's CPU per page, rendered anew each time and compressed, in milliseconds. */
async function cpuPerPage(site: Site): Promise<number> {
  const shell = findProcess('shell/dist/server/server.cjs', `PORT=${new URL(site.url).port}`);
  await visit(site, WARM_UP * PAGES.length);
  const batches: number[] = [];
  for (let batch = 0; batch < BATCHES; batch++) {
    const before = cpuMilliseconds(shell);
    await visit(site, BATCH);
    batches.push((cpuMilliseconds(shell) - before) / BATCH);
  }
  return median(batches);
}

/** Prints a line a figure; returns 1 when one falls short. */
export async function run(): Promise<number> {
  const uncached = await startSite({ HTML_CACHE: 'off' });
  const rows: { what: string; seen: string; bar: string; holds: boolean }[] = [];
  try {
    const { scriptBytes, scriptLevels } = await measureFirstPage(uncached.url);
    rows.push({
      what: 'JavaScript of the first page, brotli, React included',
      seen: `${(scriptBytes / KIB).toFixed(1)} KiB`,
      bar: 'at most 150 KiB',
      holds: scriptBytes <= 150 * KIB,
    });
    const levels = [scriptLevels];
    for (const path of PAGES.slice(1)) levels.push((await measureFirstPage(uncached.url + path)).scriptLevels);
    const deepest = Math.max(...levels);
    rows.push({
      what: `sequential script levels on a cold page, deepest of ${PAGES.length} pages`,
      seen: String(deepest),
      bar: '1',
      holds: deepest === 1,
    });
    const cpu = await cpuPerPage(uncached);
    rows.push({
      what: 'server CPU for a page, uncached, median',
      seen: `${cpu.toFixed(1)} ms`,
      bar: 'at most 5 ms',
      holds: cpu <= 5,
    });
  } finally {
    await uncached.stop();
  }
  for (const { what, seen, bar, holds } of rows) {
    process.stdout.write(`${holds ? 'holds ' : 'SHORT '} ${what}: ${seen} (${bar})\n`);
  }
  return rows.every(({ holds }) => holds) ? 0 : 1;
}
