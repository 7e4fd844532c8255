import { releaseManifest } from '@tramuntana/contracts';
import * as z from 'zod/mini';
import { ReleaseRefused } from '../refusal';

const PLAIN_NAME = /^[0-9A-Za-z][0-9A-Za-z.-]*$/;

/** Whether a name may become a path: it begins with a letter or a digit, and has no slash. */
export const isPlainName = (name: string): boolean => PLAIN_NAME.test(name);

/** Throws for a name such as `../x`, which would lead outside of the store. */
export function refuseBadRemote(remote: string): void {
  if (!isPlainName(remote)) throw new ReleaseRefused(remote, 'is no name of a remote, such as mfe-blog');
}

/** Throws for a version that could lead outside of the store. */
export function refuseBadVersion(remote: string, version: string): void {
  if (!isPlainName(version)) throw new ReleaseRefused(remote, `${version} is no version, such as 1.0.0-3f9c2a7b10`);
}

/** Whether a name stays in its folder on every system: names between single slashes, none of them `.` or `..`. */
export const staysInFolder = (file: string): boolean =>
  !file.includes('\\') && file.split('/').every((name) => !['', '.', '..'].includes(name));

/**
 * A release's manifest. Its files must stay in the release's folder, because a copy is written to the same names. Fields of
 * newer versions are kept, because the signature covers them.
 */
export const storedManifest = z.catchall(releaseManifest, z.unknown()).check(({ value, issues }) => {
  for (const file of Object.keys(value.files)) {
    if (staysInFolder(file)) continue;
    const message = 'a file of a release has a path below its folder, as in web/main.js';
    issues.push({ code: 'custom', input: file, path: ['files', file], message });
  }
});
