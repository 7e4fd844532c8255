import { createHash } from 'node:crypto';
import { canonical, releaseManifest } from '@tramuntana/contracts';
import * as z from 'zod/mini';
import { isFileOfRelease, missingFiles } from '../publish/readBuild';
import { ReleaseRefused } from '../refusal';
import { staysInFolder } from '../store/names';
import type { UploadManifest } from './Uploads';

/** Limits of one release. The largest of this repository has a twentieth of each. */
const UPLOAD_LIMITS = { files: 2_000, bytes: 300_000_000, bytesOfFile: 64_000_000 };

const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;

/** What a client sends first: the manifest of a release without the time, the publisher and the signature. */
export const uploadManifest = z.omit(releaseManifest, { publishedAt: true, publishedBy: true, signature: true });

/** Equal for equal manifests, whatever the order of their keys. */
export const uploadId = (manifest: UploadManifest): string =>
  createHash('sha256').update(canonical(manifest)).digest('hex');

/** Throws for a release that is larger than the limits, and names the limit. */
export function refuseTooLarge({ remote, version, files }: UploadManifest): void {
  const sizes = Object.values(files).map(({ bytes }) => bytes);
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  const refuse = (what: string) => {
    throw new ReleaseRefused(remote, `${version} has ${what}; leave out what no page needs`, 'size');
  };
  if (sizes.length > UPLOAD_LIMITS.files) refuse(`${sizes.length} files, and the limit is ${UPLOAD_LIMITS.files}`);
  const largest = Math.max(0, ...sizes);
  if (largest > UPLOAD_LIMITS.bytesOfFile) {
    refuse(`a file of ${largest} bytes, and the limit of one file is ${UPLOAD_LIMITS.bytesOfFile}`);
  }
  if (total > UPLOAD_LIMITS.bytes) refuse(`${total} bytes, and the limit is ${UPLOAD_LIMITS.bytes}`);
}

/** Throws for a release without a file that its manifest or the server needs. */
export function refuseIncomplete(manifest: UploadManifest): void {
  const missing = missingFiles(manifest, Object.keys(manifest.files));
  if (missing.length === 0) return;
  throw new ReleaseRefused(manifest.remote, `${manifest.version} lacks ${missing.join(', ')}; build it again`);
}

/** Throws for files that no build writes: names that leave the release's folder, other places, sizes or hashes that cannot be. */
export function refuseForeignFiles({ remote, version, files }: UploadManifest): void {
  const sizes = new Map<string, number>();
  const folders = new Set(Object.keys(files).flatMap(foldersOf));
  for (const [file, { bytes, integrity }] of Object.entries(files)) {
    const problem =
      fileProblem(remote, file, { bytes, integrity }) ?? (folders.has(file) ? 'is also a folder' : undefined);
    const known = sizes.get(integrity) ?? bytes;
    sizes.set(integrity, known);
    const wrong = problem ?? (known === bytes ? undefined : 'has the hash of a file of another size');
    if (wrong === undefined) continue;
    throw new ReleaseRefused(remote, `${version} cannot hold ${JSON.stringify(file)}: it ${wrong}; build it again`);
  }
}

function fileProblem(remote: string, file: string, { bytes, integrity }: { bytes: number; integrity: string }) {
  if (!staysInFolder(file) || /[\p{Cc}:]/u.test(file) || file.length > 500) return 'has no path below the release';
  if (!isFileOfRelease(remote, file)) return 'is neither in web/ or server/ nor a program of the server';
  if (!Number.isSafeInteger(bytes) || bytes < 0) return 'has no size in bytes';
  return INTEGRITY.test(integrity) ? undefined : 'has no hash of the form sha384-…';
}

/** `web/a/b.js` is in `web` and `web/a`. */
const foldersOf = (file: string): string[] =>
  file.split('/').flatMap((_name, index, names) => (index > 0 ? [names.slice(0, index).join('/')] : []));
