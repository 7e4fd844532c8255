import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Site } from './site';

type Channel = { live: string; history: unknown[] };
type Health = { remotes: { name: string; version: string }[] };

/**
 * Makes a release live by writing its channel, like `npm run release -- promote` but without another process. Resolves when
 * the site uses it.
 */
export async function swapRelease(site: Site, remote: string, version: string): Promise<void> {
  const file = path.join(site.store, remote, 'channel.json');
  const channel = JSON.parse(readFileSync(file, 'utf8')) as Channel;
  const change = { at: new Date().toISOString(), action: 'promote', from: channel.live, to: version, by: 'operator' };
  writeFileSync(`${file}.next`, JSON.stringify({ ...channel, live: version, history: [...channel.history, change] }));
  renameSync(`${file}.next`, file);
  while ((await versionInUse(site, remote)) !== version) await sleep(50);
}

/** The version of a remote that a site uses. */
export async function versionInUse(site: Pick<Site, 'url'>, remote: string): Promise<string | undefined> {
  const { remotes } = (await (await fetch(`${site.url}/healthz`)).json()) as Health;
  return remotes.find(({ name }) => name === remote)?.version;
}
