import { existsSync } from 'node:fs';
import type { ReleaseManifest } from '@tramuntana/contracts';
import { ReleaseRefused } from '../refusal';
import { refuseUnsigned } from '../signatures/sign';
import type { ReleaseSettings, ReleaseStore } from './ReleaseStore';
import { describeFiles, listFiles } from './releaseFiles';

/**
 * The manifest of a release, after checking its signature and comparing each file with its hash. Throws if the release is
 * missing, damaged or without a signature that it needs.
 */
export async function verifiedRelease(
  store: ReleaseStore,
  remote: string,
  version: string,
  signatureKeys?: ReleaseSettings['signatureKeys'],
): Promise<ReleaseManifest> {
  const manifest = await store.manifest(remote, version);
  if (!manifest) {
    const { releases } = await store.releases(remote);
    const known = releases.map((release) => release.version).join(', ') || 'none';
    throw new ReleaseRefused(
      remote,
      `${version} is not in the store (published: ${known}); publish it or choose another`,
      'missing',
    );
  }
  refuseUnsigned(manifest, { signatureKeys });
  const damage = await store.damageOf(manifest);
  if (damage.length === 0) return manifest;
  const rest = damage.length > 1 ? ` and ${damage.length - 1} more` : '';
  throw new ReleaseRefused(
    remote,
    `${version} is not as it was published (${damage[0]}${rest}); publish it again from its source, or choose another ` +
      `version: npm run release -- promote ${remote} <version>`,
  );
}

/** The damage of a release in a folder, one phrase for each file: missing, changed, or not in the manifest. */
export async function damageIn(folder: string, manifest: ReleaseManifest): Promise<string[]> {
  if (!existsSync(folder)) return [`${folder} is missing`];
  const present = (await listFiles(folder)).filter((file) => file !== 'manifest.json');
  const actual = await describeFiles(folder, present);
  return compareFiles(manifest, new Map(Object.entries(actual).map(([file, { integrity }]) => [file, integrity])));
}

/** Compares a manifest with the hashes of the files that are present, by path. */
export function compareFiles({ files }: ReleaseManifest, present: ReadonlyMap<string, string>): string[] {
  const missing = Object.keys(files).filter((file) => !present.has(file));
  const changed = Object.entries(files).filter(
    ([file, { integrity }]) => present.has(file) && present.get(file) !== integrity,
  );
  const added = [...present.keys()].filter((file) => !files[file]);
  return [
    ...missing.map((file) => `${file} is missing`),
    ...changed.map(([file]) => `${file} does not match its hash`),
    ...added.map((file) => `${file} is not in the manifest`),
  ];
}
