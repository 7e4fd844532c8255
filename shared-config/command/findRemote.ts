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
  const folder = folders.find((each) => readPackage(each)?.remote === true);
  if (folder === undefined) {
    throw new Failure(
      `${from} is in no remote: run this where package.json says "remote": true, or make one: npm create @tramuntana/remote`,
    );
  }
  const root = [...withParents(path.dirname(folder))].find((each) => hasWorkspace(each, folder)) ?? folder;
  const { name } = readPackage(folder) ?? {};
  if (name === undefined) throw new Failure(`${path.join(folder, 'package.json')} has no "name": give the remote one`);
  return { name, folder, root };
}

function* withParents(folder: string): Generator<string> {
  for (let each = folder; ; each = path.dirname(each)) {
    yield each;
    if (each === path.dirname(each)) return;
  }
}

/** Whether a folder's package.json lists another folder as a workspace. One that is no list, or no JSON, is not the site's. */
function hasWorkspace(root: string, folder: string): boolean {
  try {
    return Array.isArray(readPackage(root)?.workspaces) && readWorkspaces(root).some((each) => each.folder === folder);
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

/** A folder's package.json; undefined without one. Throws Failure if it is no JSON. */
function readPackage(folder: string): { name?: string; remote?: boolean; workspaces?: unknown } | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Failure(`${file} is no JSON: ${(error as Error).message}`);
  }
}
