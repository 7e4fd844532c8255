import type { ReleaseManifest } from '@tramuntana/contracts';
import { signatureProblem } from '@tramuntana/contracts/signature';
import { ReleaseRefused } from '../refusal';
import { isSigned, signed } from '../signatures/sign';
import type { ReleaseSettings } from '../store/ReleaseStore';
import type { Outcome } from './outcome';

type Signed = { remote: string; version: string };

/**
 * Signs releases anew with the signing key: one version, or all of the remotes. A key of `RELEASES_KEY` must have signed
 * them before, else a forged release would get a signature. Without such keys, each whole release is signed. Throws
 * ReleaseRefused with the releases that were not signed, after it has signed the others.
 */
export async function sign(
  settings: ReleaseSettings,
  remotes: readonly string[],
  version: string | undefined,
): Promise<Outcome> {
  if (!settings.signatureKeys?.signing) {
    throw new ReleaseRefused(undefined, 'nothing can be signed here, because RELEASES_SIGNING_KEY is not set');
  }
  const done: Signed[] = [];
  const refused: string[] = [];
  for (const remote of remotes) {
    await settings.store.exclusively(remote, async () => {
      for (const manifest of await releasesOf(settings, remote, version)) {
        if (isSigned(manifest, settings)) continue;
        const problem = await problemOf(settings, manifest);
        if (problem === undefined) {
          await settings.store.replaceManifest(signed(manifest, settings));
          done.push({ remote, version: manifest.version });
        } else refused.push(`${remote}: ${manifest.version} was not signed: ${problem}`);
      }
    });
  }
  if (refused.length > 0) {
    const advice = `${done.length} others were signed; publish these again from their source, or prune them`;
    throw new ReleaseRefused(undefined, [...refused, advice].join('\n'));
  }
  const lines = done.map((release) => `${release.remote}: ${release.version} is signed now`);
  return { data: { releases: done }, lines: lines.length > 0 ? lines : ['every release has this signature already'] };
}

async function releasesOf({ store }: ReleaseSettings, remote: string, version: string | undefined) {
  const { releases } = await store.releases(remote);
  if (version === undefined) return releases;
  const release = releases.find((each) => each.version === version);
  if (release) return [release];
  throw new ReleaseRefused(remote, `${version} is not in the store, or cannot be read`, 'missing');
}

async function problemOf({ store, signatureKeys }: ReleaseSettings, manifest: ReleaseManifest) {
  return signatureProblem(manifest, signatureKeys?.known ?? []) ?? (await store.damageOf(manifest))[0];
}
