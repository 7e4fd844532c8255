import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type ReleaseManifest, releaseManifest, SHELL } from 'shared-contracts';
import { ReleaseRefused } from '../refusal';
import { readJson } from './readJson';

export type ReleaseSettings = {
  /** Folder of the store: `<store>/<remote>/<version>/`. */
  store: string;
  /** The repository: builds are taken from `<root>/<remote>/<output>`. */
  root: string;
  /** Folder of builds in a workspace; `dist` by default. `npm run dev` has its own. */
  output?: string;
};

/** Folder of a workspace's build. */
export const buildFolder = ({ root, output = 'dist' }: ReleaseSettings, workspace: string): string =>
  path.join(root, workspace, output);

/** Whether a workspace is released: a remote, or the shell. */
export const isReleased = (workspace: string): boolean => workspace.startsWith('mfe-') || workspace === SHELL;

const PLAIN_NAME = /^[0-9A-Za-z][0-9A-Za-z.-]*$/;

/** Folder of a remote in the store. Throws for a name such as `../x`, which would lead outside of the store. */
export function remoteFolder({ store }: ReleaseSettings, remote: string): string {
  if (!PLAIN_NAME.test(remote)) throw new ReleaseRefused(remote, 'is no name of a remote, such as mfe-blog');
  return path.join(store, remote);
}

/** Lock file of a remote: held while one of its releases is published or made live. */
export const remoteLock = (settings: ReleaseSettings, remote: string) =>
  path.join(remoteFolder(settings, remote), '.remote.lock');

/** Folder of one release. */
export function releaseFolder(settings: ReleaseSettings, remote: string, version: string): string {
  if (!PLAIN_NAME.test(version)) throw new ReleaseRefused(remote, `${version} is no version, such as 1.0.0-3f9c2a7b10`);
  return path.join(remoteFolder(settings, remote), version);
}

/** A release's manifest; undefined where that version is not in the store. */
export async function readManifest(
  settings: ReleaseSettings,
  remote: string,
  version: string,
): Promise<ReleaseManifest | undefined> {
  const file = path.join(releaseFolder(settings, remote, version), 'manifest.json');
  const advice = `delete the folder ${path.dirname(file)} and publish again`;
  const manifest = await readJson(remote, file, releaseManifest, advice);
  if (manifest && (manifest.remote !== remote || manifest.version !== version)) {
    throw new ReleaseRefused(remote, `${file} is of ${manifest.remote} ${manifest.version}; ${advice}`);
  }
  return manifest;
}

/** A remote's releases in the store, oldest first, and apart from them those without a readable manifest. */
export async function listReleases(settings: ReleaseSettings, remote: string) {
  const folder = remoteFolder(settings, remote);
  const entries = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : [];
  const releases: ReleaseManifest[] = [];
  const damaged: { version: string; reason: string }[] = [];
  for (const { name } of entries.filter((entry) => entry.isDirectory() && PLAIN_NAME.test(entry.name))) {
    try {
      const manifest = await readManifest(settings, remote, name);
      if (manifest) releases.push(manifest);
      else damaged.push({ version: name, reason: `${path.join(folder, name, 'manifest.json')} is missing` });
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      damaged.push({ version: name, reason: error.message });
    }
  }
  releases.sort((a, b) => a.publishedAt.localeCompare(b.publishedAt) || a.version.localeCompare(b.version));
  return { releases, damaged };
}

/** Remotes of this repository and of the store, by name; the shell is one of them. */
export async function knownRemotes({ store, root }: ReleaseSettings): Promise<string[]> {
  const { workspaces = [] } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    workspaces?: string[];
  };
  const own = workspaces.filter((name) => isReleased(name) && existsSync(path.join(root, name, 'package.json')));
  const stored = existsSync(store) ? await readdir(store, { withFileTypes: true }) : [];
  const folders = stored.filter((entry) => entry.isDirectory() && PLAIN_NAME.test(entry.name));
  return [...new Set([...own, ...folders.map(({ name }) => name)])].sort();
}
