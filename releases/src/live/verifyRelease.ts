import { existsSync } from 'node:fs';
import type { ReleaseManifest } from 'shared-contracts';
import { describeFiles, listFiles } from '../store/releaseFiles';
import { type ReleaseSettings, releaseFolder } from '../store/releaseStore';

/** What is wrong with a release, one phrase for each file: missing, changed, or not in the manifest. Empty for none. */
export async function damageOf(settings: ReleaseSettings, manifest: ReleaseManifest): Promise<string[]> {
  const folder = releaseFolder(settings, manifest.remote, manifest.version);
  if (!existsSync(folder)) return [`${folder} is missing`];
  const present = (await listFiles(folder)).filter((file) => file !== 'manifest.json');
  const actual = await describeFiles(folder, present);
  const missing = Object.keys(manifest.files).filter((file) => !actual[file]);
  const added = present.filter((file) => !manifest.files[file]);
  const changed = present.filter(
    (file) => manifest.files[file] && manifest.files[file].integrity !== actual[file]?.integrity,
  );
  return [
    ...missing.map((file) => `${file} is missing`),
    ...changed.map((file) => `${file} does not match its hash`),
    ...added.map((file) => `${file} is not in the manifest`),
  ];
}
