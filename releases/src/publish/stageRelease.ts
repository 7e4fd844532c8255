import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from 'shared-contracts';
import { describeFiles } from '../store/releaseFiles';
import { syncFolder } from '../store/writeAtomically';
import { compressText } from './compressText';
import type { RemoteBuild } from './readBuild';

const PREFIX = '.publishing-';

/** Makes a whole release in a folder beside its place, so that one rename can bring it there. Returns the folder. */
export async function stageRelease(remoteFolder: string, build: RemoteBuild, compress: boolean): Promise<string> {
  const folder = path.join(remoteFolder, `${PREFIX}${build.manifest.version}-${randomUUID()}`);
  for (const file of build.files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await copyFile(path.join(build.folder, file), path.join(folder, file));
  }
  const web = build.files.filter((file) => file.startsWith('web/'));
  const compressed = compress ? await compressText(folder, web) : [];
  // Hashed where they will be served from: a build that changes meanwhile cannot come between a file and its hash.
  const files = await describeFiles(folder, [...build.files, ...compressed].sort());
  const manifest: ReleaseManifest = { ...build.manifest, publishedAt: new Date().toISOString(), files };
  const handle = await open(path.join(folder, 'manifest.json'), 'wx');
  await handle.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
  await handle.sync();
  await handle.close();
  await syncFolder(folder);
  return folder;
}

/** Removes what publishings left that were broken off. To be called under the remote's lock: then nobody is at it. */
export async function removeLeftovers(remoteFolder: string): Promise<void> {
  const names = await readdir(remoteFolder);
  const leftovers = names.filter((name) => name.startsWith(PREFIX));
  await Promise.all(leftovers.map((name) => rm(path.join(remoteFolder, name), { recursive: true, force: true })));
}
