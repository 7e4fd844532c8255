import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Workspace = {
  name: string;
  folder: string;
  version: string;
  /** True if there is a webpack.config.ts: the shell, the remotes, the API. */
  buildable: boolean;
  /** True if its package.json says `"remote": true`. A remote is released independently. */
  remote: boolean;
  /** Names of the packages that its code needs. */
  dependencies: string[];
  /** Names of the packages that its user provides. For remotes: the packages that the shell lends. */
  peerDependencies: string[];
  devDependencies: string[];
  /** Globs of its build inputs, relative to its folder (see inputFiles.ts). */
  buildInputs: string[];
};

/** The fields of a package.json that are read here. */
export type PackageFile = {
  name?: string;
  version?: string;
  workspaces?: string[];
  remote?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  buildInputs?: string[];
};

/**
 * The repository's workspaces in the order of its package.json. A remote's own repository has one: the repository itself.
 * Absent folders are left out: a clone may be partial.
 */
export function readWorkspaces(root: string): Workspace[] {
  const { workspaces = [], remote } = readPackage(root);
  const folders = remote ? ['.', ...workspaces] : workspaces;
  const present = folders.filter((folder) => existsSync(path.join(root, folder, 'package.json')));
  return present.map((relative) => {
    const folder = path.join(root, relative);
    const file = readPackage(folder);
    return {
      name: file.name ?? relative,
      folder,
      version: file.version ?? '0.0.0',
      buildable: existsSync(path.join(folder, 'webpack.config.ts')),
      remote: file.remote === true,
      dependencies: Object.keys({ ...file.dependencies, ...file.optionalDependencies }),
      peerDependencies: Object.keys(file.peerDependencies ?? {}),
      devDependencies: Object.keys(file.devDependencies ?? {}),
      buildInputs: file.buildInputs ?? ['**'],
    };
  });
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFile;
