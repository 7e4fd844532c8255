import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ReleaseManifest } from '@tramuntana/contracts';
import { describeFiles } from '../store/releaseFiles';
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

const brotli = promisify(brotliCompress);

// Pictures, videos and woff2 are compressed already. A 3D model (glb) is not.
const COMPRESSIBLE = /\.(m?js|json|svg|css|html|txt|xml|vtt|map|webmanifest|glb)$/;

/**
 * Writes a brotli copy such as `x.js.br` beside every compressible file that has none. Returns the new files. It uses the
 * slowest and smallest level, because a release is compressed once and downloaded often.
 */
async function compressText(folder: string, files: string[]): Promise<string[]> {
  const written = files
    .filter((file) => COMPRESSIBLE.test(file) && !files.includes(`${file}.br`))
    .map(async (file) => {
      const content = await readFile(path.join(folder, file));
      const compressed = await brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
        },
      });
      if (compressed.byteLength >= content.byteLength) return [];
      await writeFile(path.join(folder, `${file}.br`), compressed);
      return [`${file}.br`];
    });
  return (await Promise.all(written)).flat();
}
