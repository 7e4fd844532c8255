import { type BuildManifest, canonical, type ReleaseFile, type ReleaseManifest } from '@tramuntana/contracts';
import { ReleaseRefused } from '../refusal';

type Files = Record<string, ReleaseFile>;

/** Throws if a published release has other files or promises than a build of the same version. */
export function refuseOtherContent(existing: ReleaseManifest, built: BuildManifest, files: Files): void {
  const { remote, version } = existing;
  const difference = differentFile(existing.files, files) ?? differentPromise(existing, built);
  if (difference === undefined) return;
  throw new ReleaseRefused(
    remote,
    `${version} is published already with another content (${difference}), and a published version never changes; ` +
      `raise the version in ${remote}/package.json, then build and publish again`,
  );
}

/** Compressed copies are not compared: another version of Node may compress the same file to other bytes. */
function differentFile(stored: Files, built: Files): string | undefined {
  const isCopy = (file: string) => file.endsWith('.br') && file.slice(0, -'.br'.length) in built;
  return Object.keys({ ...stored, ...built }).find(
    (file) => !isCopy(file) && stored[file]?.integrity !== built[file]?.integrity,
  );
}

function differentPromise(existing: ReleaseManifest, built: BuildManifest): string | undefined {
  // `shared` is no promise: it only tells which versions the build had. At run time the shell's versions count. The files
  // were compared before.
  const keys = (Object.keys(built) as (keyof BuildManifest | 'files')[]).filter(
    (name) => name !== 'shared' && name !== 'files',
  );
  // The order in which a build names its chunks is not content.
  const key = keys.find((name) => canonical(existing[name]) !== canonical(built[name as keyof BuildManifest]));
  return key && `${key} of build.json`;
}
