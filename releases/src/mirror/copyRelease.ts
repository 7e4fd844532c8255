import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@tramuntana/contracts';
import { ReleaseRefused } from '../refusal';
import type { DirectoryStore } from '../store/directory/DirectoryStore';
import type { ReleaseStore } from '../store/ReleaseStore';
import { integrityOf } from '../store/releaseFiles';

/** The source of releases' files: a store, or a site that serves them. */
export type ReleaseSource = Pick<ReleaseStore, 'file' | 'place'>;

/**
 * Copies a release, and compares each file with its hash before adding the release. Files that another release of the remote
 * in `to` has are not fetched again. The caller holds the remote's lock. Throws ReleaseRefused if a file is missing or
 * differs from the published one.
 */
export async function copyRelease(from: ReleaseSource, to: DirectoryStore, manifest: ReleaseManifest): Promise<void> {
  const { remote, version, files } = manifest;
  const present = await localFiles(to, remote);
  const folder = await to.stage(remote, version);
  try {
    for (const [name, { integrity }] of Object.entries(files)) {
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      const known = present.get(integrity);
      if (known && (await isSameCopy(known, target, integrity))) continue;
      await writeFile(target, await soundFile(from, manifest, name, '; publish it again'));
    }
    await to.add(manifest, folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * The content of a release's file. Throws ReleaseRefused if it is missing or does not match its hash. `advice` ends the message.
 */
export async function soundFile(
  from: ReleaseSource,
  { remote, version, files }: ReleaseManifest,
  name: string,
  advice: string,
): Promise<Buffer> {
  const content = await from.file(remote, version, name);
  if (content !== undefined && integrityOf(content) === files[name]?.integrity) return content;
  const what = content === undefined ? 'is missing' : 'does not match its hash';
  throw new ReleaseRefused(remote, `${name} of ${version} ${what} in ${from.place}${advice}`);
}

/** Paths of the files that are here already, by their hash. */
async function localFiles(to: DirectoryStore, remote: string): Promise<Map<string, string>> {
  const { releases } = await to.releases(remote);
  return new Map(
    releases.flatMap(({ version, files }) =>
      Object.entries(files).map(([name, { integrity }]): [string, string] => [
        integrity,
        path.join(to.releaseFolder(remote, version), name),
      ]),
    ),
  );
}

/** Copies a file that should have this hash; false if it has another one, or is gone. */
async function isSameCopy(file: string, target: string, integrity: string): Promise<boolean> {
  try {
    await copyFile(file, target);
    return integrityOf(await readFile(target)) === integrity;
  } catch {
    return false;
  }
}
