import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LENT_PACKAGES } from '../webpack/sharedModules';
import { type LockFile, locate, reachablePackages } from './lockFile';
import type { Workspace } from './workspaces';

/** Everything that decides the bytes of a workspace's build, besides the mode. */
export type BuildInputs = {
  /** The workspace, its dependencies and the presets of its build. Their files decide the build. */
  workspaces: Workspace[];
  /** Packages whose code the workspace may bundle, as locations in the lock file. */
  bundled: Set<string>;
  /** Packages that run the build, as locations in the lock file. */
  tools: Set<string>;
  /** Names of the packages that the workspace's user provides. */
  lent: Set<string>;
};

/**
 * Finds the inputs of a workspace's build. Its presets are the workspaces among its devDependencies, or the published
 * packages that list `buildTools`. Its tools are the packages that the presets depend on. Peer dependencies are not inputs:
 * the lending side chooses their version.
 */
export function buildInputs(
  root: string,
  workspace: Workspace,
  all: ReadonlyMap<string, Workspace>,
  lockFile: LockFile,
): BuildInputs {
  const product = withDependencies([workspace], all);
  const presets = withDependencies(workspacesAmong(workspace.devDependencies, all), all);
  const lent = new Set([
    ...product.flatMap(({ peerDependencies }) => peerDependencies),
    ...(workspace.remote ? LENT_PACKAGES : []),
  ]);
  const packagesOf = (workspaces: Workspace[]) => {
    const found = new Set<string>();
    for (const { folder, dependencies } of workspaces) {
      reachablePackages(lockFile, locationOf(root, folder), dependencies, lent, found);
    }
    return found;
  };
  return {
    workspaces: [...new Set([...product, ...presets])],
    bundled: packagesOf(product),
    tools: new Set([...packagesOf(presets), ...publishedPresets(root, workspace, lockFile)]),
    lent,
  };
}

/** Locations of the presets that a registry brought, and of the packages that they build with. Test tools do not count. */
function publishedPresets(root: string, { folder, devDependencies }: Workspace, lockFile: LockFile): Set<string> {
  const found = new Set<string>();
  const from = locationOf(root, folder);
  for (const name of devDependencies) {
    const location = locate(lockFile, from, name);
    if (location === undefined || lockFile[location]?.link) continue;
    const { buildTools } = readPackage(path.join(root, location));
    if (buildTools) reachablePackages(lockFile, location, buildTools, new Set(), found.add(location));
  }
  return found;
}

const readPackage = (folder: string): { buildTools?: string[] } => {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

const locationOf = (root: string, folder: string) => path.relative(root, folder).split(path.sep).join('/');

/** The workspaces with their direct and indirect dependencies. */
function withDependencies(workspaces: Workspace[], all: ReadonlyMap<string, Workspace>): Workspace[] {
  const found = new Set<Workspace>(workspaces);
  // A loop over a set also visits elements that are added during the loop.
  for (const { dependencies } of found) {
    for (const dependency of workspacesAmong(dependencies, all)) found.add(dependency);
  }
  return [...found];
}

const workspacesAmong = (names: string[], all: ReadonlyMap<string, Workspace>): Workspace[] =>
  names.flatMap((name) => all.get(name) ?? []);
