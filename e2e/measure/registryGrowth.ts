import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { forgeRemote } from '../support/sites/forgeRemote';
import { type Site, startSite } from '../support/sites/site';
import { atMost, type Figure, informs, none, quantile, two } from './figures';
import type { Group } from './group';
import { cpuMilliseconds, keptMegabytes, shellOf } from './processes';

const OWN = 4;
const SIZES = [OWN, 20, 64, 100];
/** Pages that most visitors ask for. */
const HOT = ['/', '/blog', '/media', '/tienda', '/contacto'];
const HOT_PAGES = 400;
/** How often each remote is asked in turn. The first round starts threads that are missing. */
const ROUNDS = 4;
const QUIET = 5000;
/** Bytes that a document may grow by, from the smallest to the largest registry. */
const BYTES_BAR = 2000;

type Asked = { cpu: number; p99: number; failed: number };
type Sample = { bytes: number; hot: Asked; inTurn: Asked; memory: number };

/**
 * Measures what other remotes cost, without the page cache: a page that is often asked for, a page of each remote in turn,
 * bytes of a document, memory, and a start with all of them. RENDER_THREADS sets how many have a thread.
 */
export const registryGrowth: Group = async ({ note }) => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'measured-growth-'));
  const start = () => startSite({ HTML_CACHE: 'off', DATA_DIR: dataDir });
  const samples: Record<string, Sample> = {};
  let site = await start();
  try {
    let remotes = OWN;
    for (const size of SIZES) {
      for (; remotes < size; remotes++) await addRemote(site, remotes - OWN);
      const copies = Array.from({ length: size - OWN }, (_, index) => `/copia-${index}`);
      await ask(site, HOT, HOT_PAGES);
      const hot = await ask(site, HOT, HOT_PAGES);
      const inTurn = await ask(site, [...HOT.slice(0, OWN), ...copies], ROUNDS * size);
      const memory = await keptMegabytes(shellOf(site), QUIET);
      samples[size] = { bytes: await bytesOf(site), hot, inTurn, memory };
      note(`${size} remotes: ${inWords(samples[size])}`);
    }
    await site.stop();
    const began = performance.now();
    site = await start();
    const seconds = (performance.now() - began) / 1000;
    const started = informs('start with 100 remotes', `ready in ${seconds.toFixed(1)} s`);
    return { figures: [...figuresOf(samples), started], samples };
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true });
  }
};

/** Adds a copy of a remote; resolves when the site uses it. */
async function addRemote(site: Site, index: number): Promise<void> {
  forgeRemote(site, 'mfe-media', `mfe-copy-${index}`, `/copia-${index}`);
  while ((await usedRemotes(site)) < OWN + index + 1) await sleep(50);
}

async function usedRemotes(site: Site): Promise<number> {
  const { remotes } = (await (await fetch(`${site.url}/healthz`)).json()) as { remotes: { status: string }[] };
  const broken = remotes.filter(({ status }) => status !== 'available');
  if (broken.length > 0) throw new Error(`a copied remote cannot be used: ${JSON.stringify(broken[0])}`);
  return remotes.length;
}

/** Requests `count` pages one after another. CPU of the shell for each and p99 in milliseconds. */
async function ask(site: Site, paths: readonly string[], count: number): Promise<Asked> {
  const shell = shellOf(site);
  const before = cpuMilliseconds(shell);
  const times: number[] = [];
  let failed = 0;
  for (let index = 0; index < count; index++) {
    const start = performance.now();
    const response = await fetch(site.url + paths[index % paths.length], { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    times.push(performance.now() - start);
    if (!/"(rendered|kept)/.test(response.headers.get('server-timing') ?? '')) failed += 1;
  }
  return { cpu: (cpuMilliseconds(shell) - before) / count, p99: quantile(times, 0.99), failed };
}

/** Uncompressed bytes of a document. Repeated words compress well, but browsers must parse them. */
async function bytesOf(site: Site): Promise<number> {
  const response = await fetch(`${site.url}/`, { headers: { 'accept-encoding': 'identity' } });
  return (await response.arrayBuffer()).byteLength;
}

const inWords = ({ hot, inTurn, memory, bytes }: Sample) =>
  `a hot page ${two(hot.cpu)} ms of CPU (p99 ${Math.round(hot.p99)} ms), in turn ${two(inTurn.cpu)} ms ` +
  `(p99 ${Math.round(inTurn.p99)} ms), ${memory} MB, ${bytes} bytes`;

function figuresOf(samples: Record<string, Sample>): Figure[] {
  const of = (size: number) => samples[size] as Sample;
  const [least, most] = [of(OWN), of(100)];
  const failed = SIZES.reduce((sum, size) => sum + of(size).hot.failed + of(size).inTurn.failed, 0);
  return [
    ...SIZES.map((size) => informs(`${size} remotes`, inWords(of(size)))),
    atMost('CPU of a page with 20 remotes in turn, to that with 4', of(20).inTurn.cpu / least.inTurn.cpu, 3, two),
    atMost('CPU of a hot page with 100 remotes, to that with 4', most.hot.cpu / least.hot.cpu, 1.25, two),
    atMost('bytes that a document grows by from 4 to 100 remotes', most.bytes - least.bytes, BYTES_BAR),
    none('pages that were not rendered', failed),
  ];
}
