import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ReleaseStore } from 'releases';

type Release = { remote: string; version: string; files: Record<string, unknown> };

/**
 * Calls `use` with a folder that holds what the server runs of a release. The store may be a database, and a running shell
 * must not be disturbed.
 */
export async function withServerFiles<Result>(
  store: ReleaseStore,
  { remote, version, files }: Release,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${remote}-${version}-`));
  try {
    for (const name of Object.keys(files).filter((file) => !file.startsWith('web/'))) {
      const content = await store.file(remote, version, name);
      if (content === undefined) continue;
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), content);
    }
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
