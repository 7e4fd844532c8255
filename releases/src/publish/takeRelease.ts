import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from 'shared-contracts';
import { exclusively } from 'shared-lock';
import { wholeRelease } from '../live/wholeRelease';
import { ReleaseRefused } from '../refusal';
import { TEMPORARY } from '../store/leftovers';
import { describeFiles } from '../store/releaseFiles';
import { type ReleaseSettings, readManifest, releaseFolder, remoteLock } from '../store/releaseStore';

/** Gives the content of a file of the release, by its path in it. */
export type ReadReleaseFile = (file: string) => Promise<Buffer>;

/**
 * Puts a release that was published elsewhere into this store. Refuses it where a file is not what its manifest promises.
 * Nobody sees it before it is promoted.
 */
export async function takeRelease(
  settings: ReleaseSettings,
  manifest: ReleaseManifest,
  read: ReadReleaseFile,
): Promise<void> {
  const { remote, version, files } = manifest;
  const target = releaseFolder(settings, remote, version);
  if (await readManifest(settings, remote, version)) {
    await wholeRelease(settings, remote, version);
    return;
  }
  const staged = path.join(path.dirname(target), `${TEMPORARY}${version}-${randomUUID()}`);
  try {
    for (const file of Object.keys(files)) await write(staged, manifest, file, await read(file));
    await writeFile(path.join(staged, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    await exclusively(remoteLock(settings, remote), () => rename(staged, target));
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

async function write(staged: string, { remote, version, files }: ReleaseManifest, file: string, content: Buffer) {
  const target = path.join(staged, file);
  // The manifest may come from another machine.
  if (!target.startsWith(staged + path.sep)) {
    throw new ReleaseRefused(
      remote,
      `${version} names the file ${file}, which lies outside of it; take another release`,
    );
  }
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
  const found = (await describeFiles(staged, [file]))[file];
  if (found?.integrity === files[file]?.integrity) return;
  throw new ReleaseRefused(remote, `${file} of ${version} is not what was published; take the release again`);
}
