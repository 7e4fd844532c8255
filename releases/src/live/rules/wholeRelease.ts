import type { ReleaseManifest } from 'shared-contracts';
import { ReleaseRefused } from '../../refusal';
import type { ReleaseStore } from '../../store/ReleaseStore';

/** The manifest of a release, after comparing each file with its hash. Throws if the release is missing or damaged. */
export async function wholeRelease(store: ReleaseStore, remote: string, version: string): Promise<ReleaseManifest> {
  const manifest = await store.manifest(remote, version);
  if (!manifest) {
    const { releases } = await store.releases(remote);
    const known = releases.map((release) => release.version).join(', ') || 'none';
    throw new ReleaseRefused(
      remote,
      `${version} is not in the store (published: ${known}); publish it or choose another`,
    );
  }
  const damage = await store.damageOf(manifest);
  if (damage.length === 0) return manifest;
  const rest = damage.length > 1 ? ` and ${damage.length - 1} more` : '';
  throw new ReleaseRefused(
    remote,
    `${version} is not as it was published (${damage[0]}${rest}); publish it again from its source, or choose another ` +
      `version: npm run release -- promote ${remote} <version>`,
  );
}
