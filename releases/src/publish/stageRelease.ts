import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from 'shared-contracts';
import { TEMPORARY } from '../store/leftovers';
import { describeFiles } from '../store/releaseFiles';
import { syncFolder } from '../store/syncFolder';
import { compressText } from './compressText';
import type { RemoteBuild } from './readBuild';

/** Prepares a release in a temporary folder of the store, so that one rename publishes it. Returns that folder. */
export async function stageRelease(remoteFolder: string, build: RemoteBuild, compress: boolean): Promise<string> {
  const folder = path.join(remoteFolder, `${TEMPORARY}${build.manifest.version}-${randomUUID()}`);
  try {
    await fill(folder, build, compress);
  } catch (error) {
    // On a full disk, half a release would take the room that the next attempt needs.
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

async function fill(folder: string, build: RemoteBuild, compress: boolean): Promise<void> {
  for (const file of build.files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await copyFile(path.join(build.folder, file), path.join(folder, file));
  }
  const web = build.files.filter((file) => file.startsWith('web/'));
  const compressed = compress ? await compressText(folder, web) : [];
  // The copies are hashed, not the build: it may be rebuilt at this moment.
  const files = await describeFiles(folder, [...build.files, ...compressed].sort());
  const manifest: ReleaseManifest = { ...build.manifest, publishedAt: new Date().toISOString(), files };
  const handle = await open(path.join(folder, 'manifest.json'), 'wx');
  await handle.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
  await handle.sync();
  await handle.close();
  await syncFolder(folder);
}
