import { setTimeout as sleep } from 'node:timers/promises';
import { forgeRemote } from '../support/sites/forgeRemote';
import { type Site, startSite } from '../support/sites/site';
import { cpuMilliseconds } from './cpuTime';
import type { Figure } from './figure';
import { ratioFigure } from './figures/ratioFigure';
import type { Group } from './group';
import { cpuInTurn, shellOf } from './server/cpuInTurn';

const OWN = 4;
const SIZES = [OWN, 16, 64];
const PATHS = ['/', '/blog'];
const BYTES_BAR = 2000;
const CPU_BAR = 1.05;
const AMOUNT = { warmUp: 600, batches: 20, batch: 40 };
/** Time without requests during which the servers are watched, in milliseconds. */
const IDLE = 5000;

/** Measures whether other remotes cost a page anything: its bytes and CPU with 4, 16 and 64 remotes in the registry. */
export const registryGrowth: Group = async ({ note }) => {
  const sites: { name: string; site: Site }[] = [];
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
    const idle = await idleCpu(sites);
    return { figures: figuresOf(bytes, cpu, idle), samples: { bytes, cpu, idle } };
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

/** CPU of each server without requests, in milliseconds a second. */
async function idleCpu(sites: readonly { name: string; site: Site }[]): Promise<Record<string, number>> {
  const before = sites.map(({ site }) => cpuMilliseconds(shellOf(site)));
  await sleep(IDLE);
  return Object.fromEntries(
    sites.map(({ name, site }, index) => {
      const used = cpuMilliseconds(shellOf(site)) - (before[index] ?? 0);
      return [name, used / (IDLE / 1000)];
    }),
  );
}

export function figuresOf(
  bytes: Record<string, Record<string, number>>,
  cpu: Record<string, number[]>,
  idle: Record<string, number>,
): Figure[] {
  const [smallest = '', , largest = ''] = SIZES.map(String);
  const grown = PATHS.map((path): Figure => {
    const growth = (bytes[largest]?.[path] ?? Number.NaN) - (bytes[smallest]?.[path] ?? Number.NaN);
    return {
      what: `${path}: bytes that its document grows by from ${smallest} to ${largest} remotes`,
      seen: `${growth} (${SIZES.map((size) => bytes[size]?.[path]).join(', ')} with ${SIZES.join(', ')})`,
      bar: `at most ${BYTES_BAR}`,
      holds: growth <= BYTES_BAR,
    };
  });
  return [
    ...grown,
    ratioFigure(
      `CPU of a page with ${largest} remotes, to that with ${smallest}`,
      cpu[largest] ?? [],
      cpu[smallest] ?? [],
      {
        atMost: CPU_BAR,
      },
    ),
    {
      what: 'CPU while nobody asks, by remotes in the registry, ms a second',
      seen: SIZES.map((size) => `${size}: ${idle[size]?.toFixed(0)}`).join(', '),
      bar: 'informs',
      holds: true,
      informs: true,
    },
  ];
}
