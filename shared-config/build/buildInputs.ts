import path from 'node:path';
import { type LockFile, reachablePackages } from './lockFile';
import type { Workspace } from './workspaces';

/** Everything that decides the bytes of a workspace's build, besides the mode. */
export type BuildInputs = {
  /** The workspace, those that it depends on, and the presets of its build: their files decide. */
  workspaces: Workspace[];
  /** Packages whose code it may bundle, as locations in the lock file. */
  bundled: Set<string>;
  /** Packages that do the building, as locations in the lock file. */
  tools: Set<string>;
  /** Names of the packages that whoever uses the workspace brings. */
  lent: Set<string>;
};

/**
 * Finds what decides the build of a workspace. Its presets are the workspaces among its devDependencies, the tools are what
 * those depend on. Peer dependencies are no inputs: whoever lends them chooses the version, and only the range is declared.
 */
export function buildInputs(
  root: string,
  workspace: Workspace,
  all: ReadonlyMap<string, Workspace>,
  lockFile: LockFile,
): BuildInputs {
  const product = withDependencies([workspace], all);
  const presets = withDependencies(workspacesAmong(workspace.devDependencies, all), all);
  const lent = new Set(product.flatMap(({ peerDependencies }) => peerDependencies));
  const packagesOf = (workspaces: Workspace[]) => {
    const found = new Set<string>();
    for (const { folder, dependencies } of workspaces) {
      const location = path.relative(root, folder).split(path.sep).join('/');
      reachablePackages(lockFile, location, dependencies, lent, found);
    }
    return found;
  };
  return {
    workspaces: [...new Set([...product, ...presets])],
    bundled: packagesOf(product),
    tools: packagesOf(presets),
    lent,
  };
}

/** The workspaces with those that they depend on, directly or not. */
function withDependencies(workspaces: Workspace[], all: ReadonlyMap<string, Workspace>): Workspace[] {
  const found = new Set<Workspace>(workspaces);
  // A set's loop also visits what is added while it runs.
  for (const { dependencies } of found) {
    for (const dependency of workspacesAmong(dependencies, all)) found.add(dependency);
  }
  return [...found];
}

const workspacesAmong = (names: string[], all: ReadonlyMap<string, Workspace>): Workspace[] =>
  names.flatMap((name) => all.get(name) ?? []);
