import semver from 'semver';
import { type BuildManifest, isRetired, offerProblems, SHELL } from 'shared-contracts';
import { ReleaseRefused } from '../../refusal';
import { knownRemotes } from '../../releasedWorkspaces';
import type { ReleaseSettings, ReleaseStore } from '../../store/ReleaseStore';
import { offerOfRelease } from './offerOfRelease';

/** Throws for a release of the shell that would refuse a remote's live release. */
export async function refuseShellForRemotes(settings: ReleaseSettings, { version }: BuildManifest): Promise<void> {
  const offer = await offerOfRelease(settings.store, version);
  if (!offer) return;
  for (const remote of await knownRemotes(settings)) {
    const manifest = remote === SHELL ? undefined : await liveManifest(settings.store, remote);
    const problems = manifest ? offerProblems(manifest, offer, semver.satisfies) : [];
    if (problems.length === 0) continue;
    throw new ReleaseRefused(
      SHELL,
      `${version} does not fit ${remote} ${manifest?.version}, live now: ${problems.join('; ')}; ` +
        `first promote a ${remote} that fits it, or choose another version of the shell`,
    );
  }
}

/** The manifest of a remote's live release; undefined if it is missing or damaged, because that must not block the shell. */
async function liveManifest(store: ReleaseStore, remote: string) {
  try {
    const channel = await store.channel(remote);
    return channel && !isRetired(channel) ? await store.manifest(remote, channel.live) : undefined;
  } catch (error) {
    if (error instanceof ReleaseRefused) return undefined;
    throw error;
  }
}
