import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { Failure } from 'shared-site';
import { readWorkspaces } from '../build/workspaces';

/** A remote, where its team works on it. */
export type RemoteFolder = {
  name: string;
  /** The folder of its package.json. */
  folder: string;
  /** The repository with the lock file: the remote's own folder, or the one whose workspaces it belongs to. */
  root: string;
};

/** Finds the remote that a folder is in. Throws Failure if there is none. */
export function findRemote(from: string): RemoteFolder {
  const folders = [...withParents(realpathSync(from))];
  const folder = folders.find((each) => readJson(path.join(each, 'package.json'))?.remote === true);
  if (folder === undefined) {
    throw new Failure(
      `${from} is in no remote: run this where package.json says "remote": true, or make one: npm create @tramuntana/remote`,
    );
  }
  const root = [...withParents(path.dirname(folder))].find((each) => hasWorkspace(each, folder)) ?? folder;
  const { name } = readJson(path.join(folder, 'package.json')) ?? {};
  return { name: name ?? path.basename(folder), folder, root };
}

function* withParents(folder: string): Generator<string> {
  for (let each = folder; ; each = path.dirname(each)) {
    yield each;
    if (each === path.dirname(each)) return;
  }
}

const hasWorkspace = (root: string, folder: string) =>
  existsSync(path.join(root, 'package.json')) && readWorkspaces(root).some((workspace) => workspace.folder === folder);

const readJson = (file: string): { name?: string; remote?: boolean } | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
