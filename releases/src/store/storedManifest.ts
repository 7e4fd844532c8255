import { releaseManifest } from 'shared-contracts';

/** Whether a name stays in its folder on every system: names between single slashes, none of them `.` or `..`. */
const staysInFolder = (file: string): boolean =>
  !file.includes('\\') && file.split('/').every((name) => !['', '.', '..'].includes(name));

/** A release's manifest. Its files must stay in the release's folder, because a copy is written to the same names. */
export const storedManifest = releaseManifest.check(({ value, issues }) => {
  for (const file of Object.keys(value.files)) {
    if (staysInFolder(file)) continue;
    const message = 'a file of a release has a path below its folder, as in web/main.js';
    issues.push({ code: 'custom', input: file, path: ['files', file], message });
  }
});
