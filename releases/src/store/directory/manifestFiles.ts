import { open } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@tramuntana/contracts';
import writeFileAtomic from 'write-file-atomic';
import { ReleaseRefused } from '../../refusal';
import { storedManifest } from '../names';
import { readJson } from '../parseStored';
import type { DamagedRelease } from '../ReleaseStore';
import { folderNames, releaseFolder, remoteFolder, syncFolder } from './folders';

/** A release's manifest; undefined where that version is not in the store. */
export async function readManifest(
  store: string,
  remote: string,
  version: string,
): Promise<ReleaseManifest | undefined> {
  const file = path.join(releaseFolder(store, remote, version), 'manifest.json');
  const advice = `delete the folder ${path.dirname(file)} and publish again`;
  const manifest = await readJson(remote, file, storedManifest, advice);
  if (manifest && (manifest.remote !== remote || manifest.version !== version)) {
    throw new ReleaseRefused(remote, `${file} is of ${manifest.remote} ${manifest.version}; ${advice}`);
  }
  return manifest;
}

/** A remote's releases, in any order, and separately those without a readable manifest. */
export async function readManifests(store: string, remote: string) {
  const folder = remoteFolder(store, remote);
  const releases: ReleaseManifest[] = [];
  const damaged: DamagedRelease[] = [];
  for (const version of await folderNames(folder)) {
    try {
      const manifest = await readManifest(store, remote, version);
      if (manifest) releases.push(manifest);
      else damaged.push({ version, reason: `${path.join(folder, version, 'manifest.json')} is missing` });
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      damaged.push({ version, reason: error.message });
    }
  }
  return { releases, damaged };
}

/** Writes a release's manifest into its folder durably, even if the power fails. */
export async function writeManifest(folder: string, manifest: ReleaseManifest): Promise<void> {
  const handle = await open(path.join(folder, 'manifest.json'), 'wx');
  await handle.writeFile(textOf(manifest));
  await handle.sync();
  await handle.close();
}

/** Replaces a release's manifest in one step. */
export async function replaceManifest(folder: string, manifest: ReleaseManifest): Promise<void> {
  await writeFileAtomic(path.join(folder, 'manifest.json'), textOf(manifest));
  await syncFolder(folder);
}

const textOf = (manifest: ReleaseManifest) => `${JSON.stringify(manifest, null, 2)}\n`;
