import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from 'shared-contracts';
import { describeFiles } from '../store/releaseFiles';
import { compressText } from './compressText';
import type { RemoteBuild } from './readBuild';

/** Copies a build into an empty folder, with compressed copies of texts beside it. Returns the release's manifest. */
export async function fillRelease(folder: string, build: RemoteBuild, compress: boolean): Promise<ReleaseManifest> {
  for (const file of build.files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await copyFile(path.join(build.folder, file), path.join(folder, file));
  }
  const web = build.files.filter((file) => file.startsWith('web/'));
  const compressed = compress ? await compressText(folder, web) : [];
  // The copies are hashed and not the build, which may be replaced at this moment.
  const files = await describeFiles(folder, [...build.files, ...compressed].sort());
  return { ...build.manifest, publishedAt: new Date().toISOString(), files };
}
