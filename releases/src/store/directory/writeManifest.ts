import { open } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from 'shared-contracts';

/** Writes a release's manifest into its folder durably, even if the power fails. */
export async function writeManifest(folder: string, manifest: ReleaseManifest): Promise<void> {
  const handle = await open(path.join(folder, 'manifest.json'), 'wx');
  await handle.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
  await handle.sync();
  await handle.close();
}
