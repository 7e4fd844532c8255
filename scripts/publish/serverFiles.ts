import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copyRelease, DirectoryStore, type neighboursOf, type ReleaseStore } from 'releases';

type Release = Awaited<ReturnType<typeof neighboursOf>>[number];

/**
 * Calls `use` with a copy of a release's server files: the store may be a database, and a running shell must not be
 * disturbed. Throws a ReleaseRefused for a missing or changed file, because the check would run it.
 */
export async function withServerFiles<Result>(
  store: ReleaseStore,
  release: Release,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const { remote, version, files } = release;
  const folder = await mkdtemp(path.join(os.tmpdir(), `${remote}-${version}-`));
  try {
    const copy = new DirectoryStore(folder);
    const serverFiles = Object.entries(files).filter(([file]) => !file.startsWith('web/'));
    await copyRelease(store, copy, { ...release, files: Object.fromEntries(serverFiles) });
    return await use(copy.releaseFolder(remote, version));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
