import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Workspace = {
  name: string;
  folder: string;
  version: string;
  /** It has a webpack.config.ts: the shell, the remotes, the API. */
  buildable: boolean;
  /** Workspaces among its dependencies and devDependencies. */
  dependencies: string[];
};

type PackageFile = {
  name?: string;
  version?: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** The repository's workspaces in the order of its package.json. Absent folders are left out: a clone may be partial. */
export function readWorkspaces(root: string): Workspace[] {
  const { workspaces = [] } = readPackage(root);
  const present = workspaces.filter((folder) => existsSync(path.join(root, folder, 'package.json')));
  return present.map((relative) => {
    const folder = path.join(root, relative);
    const { name = relative, version = '0.0.0', dependencies, devDependencies } = readPackage(folder);
    const asked = Object.keys({ ...dependencies, ...devDependencies });
    return {
      name,
      folder,
      version,
      buildable: existsSync(path.join(folder, 'webpack.config.ts')),
      dependencies: asked.filter((dependency) => workspaces.includes(dependency)),
    };
  });
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFile;
