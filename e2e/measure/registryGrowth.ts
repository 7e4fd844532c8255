import { setTimeout as sleep } from 'node:timers/promises';
import { forgeRemote } from '../support/sites/forgeRemote';
import { type Site, startSite } from '../support/sites/site';
import { atMost, type Figure, ratio } from './figures';
import type { Group } from './group';
import { cpuInTurn } from './server/cpuInTurn';
import type { NamedSite, Samples } from './sites/contenders';

const OWN = 4;
const SIZES = [OWN, 16, 64];
const PATHS = ['/', '/blog'];
const BYTES_BAR = 2000;
const CPU_BAR = 1.05;
const AMOUNT = { warmUp: 600, batches: 20, batch: 40 };

/** Measures whether other remotes cost a page anything: its bytes and CPU with 4, 16 and 64 remotes in the registry. */
export const registryGrowth: Group = async ({ note }) => {
  const sites: NamedSite[] = [];
  try {
    for (const size of SIZES) {
      const site = await startSite({ HTML_CACHE: 'off' });
      sites.push({ name: String(size), site });
      note(`a registry of ${size}`);
      await addRemotes(site, size - OWN);
    }
    const bytes: Record<string, Record<string, number>> = {};
    for (const { name, site } of sites) bytes[name] = await bytesOf(site);
    const cpu = await cpuInTurn(sites, PATHS, AMOUNT);
    return { figures: figuresOf(bytes, cpu), samples: { bytes, cpu } };
  } finally {
    for (const { site } of sites) await site.stop();
  }
};

/** Adds copies of a remote to the registry; resolves when the site uses all of them. */
async function addRemotes(site: Site, count: number) {
  for (let index = 0; index < count; index++) {
    forgeRemote(site, 'mfe-media', `mfe-copy-${index}`, `/copia-${index}`);
    while ((await usedRemotes(site)) < OWN + index + 1) await sleep(50);
  }
}

async function usedRemotes(site: Site): Promise<number> {
  const { remotes } = (await (await fetch(`${site.url}/healthz`)).json()) as { remotes: { status: string }[] };
  const broken = remotes.filter(({ status }) => status !== 'available');
  if (broken.length > 0) throw new Error(`a copied remote cannot be used: ${JSON.stringify(broken[0])}`);
  return remotes.length;
}

/** Uncompressed bytes of the documents. Repeated words compress well, but browsers must parse them. */
async function bytesOf(site: Site): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const path of PATHS) {
    const response = await fetch(site.url + path, { headers: { 'accept-encoding': 'identity' } });
    sizes[path] = (await response.arrayBuffer()).byteLength;
  }
  return sizes;
}

function figuresOf(bytes: Record<string, Record<string, number>>, cpu: Samples<number>): Figure[] {
  const [smallest = '', , largest = ''] = SIZES.map(String);
  const grown = PATHS.map((path) => {
    const growth = (bytes[largest]?.[path] ?? Number.NaN) - (bytes[smallest]?.[path] ?? Number.NaN);
    const what = `${path}: bytes that its document grows by from ${smallest} to ${largest} remotes`;
    const all = ` (${SIZES.map((size) => bytes[size]?.[path]).join(', ')} with ${SIZES.join(', ')})`;
    return atMost(what, growth, BYTES_BAR, String, all);
  });
  const [most = [], least = []] = [cpu[largest], cpu[smallest]];
  return [...grown, ratio(`CPU of a page with ${largest} remotes, to that with ${smallest}`, most, least, CPU_BAR)];
}
