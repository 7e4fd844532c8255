import path from 'node:path';
import semver from 'semver';
import { type BuildManifest, offerProblems, SHELL, shellOffer } from 'shared-contracts';
import { ReleaseRefused } from '../refusal';
import { readChannel } from '../store/channelFile';
import { readJson } from '../store/readJson';
import { knownRemotes, type ReleaseSettings, readManifest, releaseFolder } from '../store/releaseStore';

/** Throws for a release of the shell that would refuse the live release of a remote. */
export async function refuseShellForRemotes(settings: ReleaseSettings, { version }: BuildManifest): Promise<void> {
  const file = path.join(releaseFolder(settings, SHELL, version), 'offer.json');
  const offer = await readJson(SHELL, file, shellOffer, `publish it again: npm run release -- publish ${SHELL}`);
  if (!offer) return;
  for (const remote of await knownRemotes(settings)) {
    const manifest = remote === SHELL ? undefined : await liveManifest(settings, remote);
    const problems = manifest ? offerProblems(manifest, offer, semver.satisfies) : [];
    if (problems.length === 0) continue;
    throw new ReleaseRefused(
      SHELL,
      `${version} does not fit ${remote} ${manifest?.version}, live now: ${problems.join('; ')}; ` +
        `first promote a ${remote} that fits it, or choose another version of the shell`,
    );
  }
}

/** The manifest of a remote's live release; undefined where it has none that can be read, which must not block the shell. */
async function liveManifest(settings: ReleaseSettings, remote: string) {
  try {
    const channel = await readChannel(settings, remote);
    return channel && (await readManifest(settings, remote, channel.live));
  } catch (error) {
    if (error instanceof ReleaseRefused) return undefined;
    throw error;
  }
}
