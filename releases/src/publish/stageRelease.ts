import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from 'shared-contracts';
import { describeFiles } from '../store/releaseFiles';
import { syncFolder } from '../store/syncFolder';
import { compressText } from './compressText';
import type { RemoteBuild } from './readBuild';

const PREFIX = '.publishing-';

/** Prepares a release in a temporary folder of the store, so that one rename publishes it. Returns that folder. */
export async function stageRelease(remoteFolder: string, build: RemoteBuild, compress: boolean): Promise<string> {
  const folder = path.join(remoteFolder, `${PREFIX}${build.manifest.version}-${randomUUID()}`);
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
  return folder;
}

/** Removes the temporary folders of publishes that were killed. The caller must hold the remote's lock. */
export async function removeLeftovers(remoteFolder: string): Promise<void> {
  const names = await readdir(remoteFolder);
  const leftovers = names.filter((name) => name.startsWith(PREFIX));
  await Promise.all(leftovers.map((name) => rm(path.join(remoteFolder, name), { recursive: true, force: true })));
}
