import { isRetired } from '@tramuntana/contracts';
import { liveChanges } from '../history/releaseState';
import { type PublishOptions, publish } from '../publish/publish';
import { readBuild } from '../publish/readBuild';
import { ReleaseRefused } from '../refusal';
import { cannotSign } from '../signatures/sign';
import type { ReleaseSettings } from '../store/ReleaseStore';
import { storeProblem } from '../store/storeProblem';
import { promote } from './promote';

export type StartOptions = Omit<PublishOptions, 'offerOf'> & {
  print?: (line: string) => void;
  /** Other machines serve the same store. Then the start publishes only remotes that were never live. */
  isShared?: boolean;
};

/**
 * Publishes the built remotes at the site's start, and makes each live unless an operator has chosen another version.
 * A refused remote is reported and left as it is, because the site can answer without it. The same holds if a release cannot
 * be written: a full disk stops publishing, never serving.
 */
export async function publishAndPromoteForStart(
  settings: ReleaseSettings,
  remotes: string[],
  { print = (line) => process.stdout.write(`${line}\n`), ...options }: StartOptions = {},
): Promise<void> {
  if (cannotSign(settings)) {
    print(
      'the builds of this machine are not published, because RELEASES_KEY asks for signatures and RELEASES_SIGNING_KEY is ' +
        'not set; what is signed and live stays live',
    );
    return;
  }
  const isReached = await attempt(() => settings.store.remotes());
  // Without this, each remote would wait for the same timeout.
  if (!isReached) return;
  for (const remote of remotes) await attempt(() => bringLive(settings, remote, print, options));

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      const reason = error instanceof ReleaseRefused ? error.message : storeProblem(error, settings.store.place);
      if (reason === undefined) throw error;
      print(`not live: ${reason}`);
      return false;
    }
  }
}

async function bringLive(
  settings: ReleaseSettings,
  remote: string,
  print: (line: string) => void,
  { isShared = false, ...options }: StartOptions,
) {
  const live = isShared ? (await settings.store.channel(remote))?.live : undefined;
  if (live !== undefined) {
    const { manifest } = await readBuild(settings, remote);
    if (manifest.version !== live) {
      print(
        `${remote}: ${live} is what ${settings.store.place} names; for the one built here: npm run release -- publish ${remote}`,
      );
    }
    return;
  }
  const { version, outcome } = await publish(settings, remote, { ...options, offerOf: 'built' });
  if (outcome === 'signed') print(`${remote}: ${version} is signed now`);
  if (outcome === 'repaired') print(`${remote}: ${version} was damaged in the store and was published again`);
  const channel = await settings.store.channel(remote);
  if (channel && isRetired(channel)) {
    print(
      `${remote}: stays retired, as an operator chose; to bring it back: npm run release -- promote ${remote} ${version}`,
    );
    return;
  }
  if (channel?.live === version) return;
  if (channel && outcome !== 'published' && liveChanges(channel).at(-1)?.by === 'operator') {
    print(
      `${remote}: ${channel.live} stays live, as an operator chose; for the one built here: ` +
        `npm run release -- promote ${remote} ${version}`,
    );
    return;
  }
  await promote(settings, remote, version, { by: 'start', dropMounts: 'any' });
  print(`${remote}: ${version} is live`);
}
