import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { forgeRelease, liveVersion } from '../../support/sites/forgeRelease';
import { ROOT, type Site, startSite } from '../../support/sites/site';
import { swapRelease } from '../../support/sites/swapRelease';
import type { Figure } from '../figure';
import { median } from '../figures/statistics';
import type { Group } from '../group';

/** A light remote, and the heaviest. */
const PUBLISHED = ['mfe-blog', 'mfe-marketing'];
const PROMOTED = 'mfe-blog';
/** In seconds, on two cores that no other program uses. */
const PUBLISH_BAR = 15;
const PROMOTE_BAR = 2;
const VISIBLE_BAR = 0.3;

/**
 * How long a team waits for its commands: `publish` with everything that it checks, `promote` until a running site has
 * rendered the release, and a visitor until a promoted release answers. It deletes and makes the builds of two remotes.
 */
export const releaseTimes: Group = async ({ runs, note }) => {
  const rounds = Math.max(1, Math.floor(runs / 2));
  const figures: Figure[] = [];
  const samples: Record<string, number[]> = {};
  const add = (what: string, taken: number[], bar?: number) => {
    samples[what] = taken;
    figures.push(figure(what, taken, bar));
  };
  for (const remote of PUBLISHED) {
    note(`publish ${remote}`);
    // The first one also makes the database and the compiler's cache, as on a machine that published nothing yet.
    await publish(remote);
    add(`publish of ${remote}, built anew`, await repeat(rounds, () => publish(remote)), PUBLISH_BAR);
  }
  const site = await startSite();
  try {
    note('promote');
    let made = 0;
    const forged = () => {
      const version = `measured-${made++}`;
      forgeRelease(site, PROMOTED, version, { 'web/other.js': `// ${version}` });
      return version;
    };
    const promotions = await repeat(runs, () => promote(site, forged()));
    add('promote, until a running site has rendered it', promotions, PROMOTE_BAR);
    add('from the change of a channel to an answer of that release', await repeat(runs, () => appear(site, forged())));
    const answers = await repeat(runs, () => answered(site, forged()));
    add('from the end of promote to an answer of that release', answers, VISIBLE_BAR);
  } finally {
    await site.stop();
  }
  return { figures, samples };
};

async function repeat(times: number, measure: () => Promise<number>): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < times; round++) taken.push(await measure());
  return taken;
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return (performance.now() - start) / 1000;
}

/** Publishes a remote that is not built, into an empty store. */
async function publish(remote: string): Promise<number> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'measured-release-'));
  rmSync(path.join(ROOT, remote, 'dist'), { recursive: true, force: true });
  try {
    return await timed(() => command(['publish', remote], dataDir));
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

async function command(args: string[], dataDir: string): Promise<void> {
  const child = spawn(process.execPath, ['scripts/release.mjs', ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 2],
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`release ${args.join(' ')} ended with ${code}`);
}

const promote = (site: Site, version: string) => timed(() => command(['promote', PROMOTED, version], site.dataDir));

const appear = (site: Site, version: string) => timed(() => swapRelease(site, PROMOTED, version));

async function answered(site: Site, version: string): Promise<number> {
  await promote(site, version);
  return timed(async () => {
    const html = await (await fetch(`${site.url}/blog`)).text();
    if (!html.includes(version))
      throw new Error(`the answer after the promotion is not of ${liveVersion(site, PROMOTED)}`);
  });
}

function figure(what: string, taken: number[], bar?: number): Figure {
  const seconds = median(taken);
  return {
    what,
    seen: `${seconds.toFixed(2)} s (${taken.map((one) => one.toFixed(2)).join(', ')})`,
    bar: bar === undefined ? 'informs' : `at most ${bar} s on a quiet machine`,
    holds: bar === undefined || seconds <= bar,
    informs: true,
  };
}
