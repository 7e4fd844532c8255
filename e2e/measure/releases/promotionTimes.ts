import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort, temporaryServer } from 'shared-postgres/testing';
import { ROOT, type Site, startSite } from '../../support/sites/site';
import { versionInUse } from '../../support/sites/swapRelease';
import { atMost, median, none } from '../figures';
import type { Group } from '../group';
import { forgeShared } from '../outages/sharedRelease';
import { until } from '../outages/until';

const REMOTE = 'mfe-blog';
/** In seconds, from the request to the last of two machines. */
const BAR = 2;
/** How often a machine is asked for its version, in milliseconds. */
const INTERVAL = 10;

/** Measures the time from a promotion's request to the release service until two machines on one database use the version. */
export const promotionTimes: Group = async ({ runs, note }) => {
  await using opened = new AsyncDisposableStack();
  const database = opened.adopt(await temporaryServer(), ({ stop }) => stop());
  const service = `http://127.0.0.1:${await freePort()}`;
  const shared = { DATABASE_URL: database.url, RELEASES_URL: database.url };
  const sites: Site[] = [];
  const own: Record<string, string>[] = [{ RELEASES_LISTEN: new URL(service).host }, {}];
  for (const more of own) {
    sites.push(opened.adopt(await startSite({ ...shared, ...more }), ({ stop }) => stop()));
  }
  const token = await addToken(database.url);
  const seconds: number[] = [];
  const failures: string[] = [];
  for (let round = 0; round < runs; round++) {
    const version = `promoted-${round}`;
    await forgeShared(database.url, REMOTE, version);
    const isCopied = ({ dataDir }: Site) => existsSync(path.join(dataDir, 'releases-copy', REMOTE, version));
    await until('both machines have the release', () => sites.every(isCopied));
    const start = performance.now();
    const answer = promote(service, token, version);
    await Promise.all(sites.map((site) => untilUsed(site, version)));
    seconds.push((performance.now() - start) / 1000);
    note(`${version}: ${seconds.at(-1)?.toFixed(2)} s`);
    const failure = await answer;
    if (failure !== undefined) failures.push(failure);
  }
  const show = (value: number) => `${value.toFixed(2)} s`;
  const all = ` (${seconds.map((one) => one.toFixed(2)).join(', ')})`;
  const figure = atMost('promote request until two machines use the version', median(seconds), BAR, show, all);
  // As all times, it depends on the machine.
  const informing = { ...figure, bar: `${figure.bar} on a quiet machine`, informs: true as const };
  return {
    figures: [
      informing,
      none('promotions that were not confirmed', failures.length, failures.map((one) => `; ${one}`).join('')),
    ],
    samples: seconds,
  };
};

/** Gives out a token in the store itself, as the operator of a machine does. */
async function addToken(url: string): Promise<string> {
  const command = ['access', 'add', 'measure', '--rights', 'promote', '--remotes', REMOTE, '--json'];
  const env = { ...process.env, RELEASES_URL: url };
  const { stdout } = await promisify(execFile)('node', ['scripts/release.mjs', ...command], { cwd: ROOT, env });
  return (JSON.parse(stdout) as { token: string }).token;
}

/** Resolves when the shells have rendered the release: to undefined, or to the answer that says why not. */
async function promote(service: string, token: string, version: string): Promise<string | undefined> {
  const response = await fetch(`${service}/verbs/promote`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ remote: REMOTE, version, options: {} }),
  });
  const text = await response.text();
  return response.ok ? undefined : text;
}

async function untilUsed(site: Site, version: string): Promise<void> {
  while ((await versionInUse(site, REMOTE)) !== version) await sleep(INTERVAL);
}
