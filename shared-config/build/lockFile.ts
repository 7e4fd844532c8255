import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An installed package as package-lock.json describes it. */
type LockedPackage = {
  version?: string;
  integrity?: string;
  resolved?: string;
  /** True for a workspace. The lock file also lists it under its folder. */
  link?: boolean;
  dependencies?: Record<string, string>;
  /** The lock file has these only for the repository and its workspaces. */
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/** The `packages` of a package-lock.json by location, such as `mfe-blog/node_modules/parse5`. */
export type LockFile = Readonly<Record<string, LockedPackage>>;

/** Reads a repository's lock file. Without the file nothing counts as locked. */
export function readLockFile(root: string): LockFile {
  const file = path.join(root, 'package-lock.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as { packages?: LockFile }).packages ?? {};
}

/**
 * Locations of the registry's packages that a folder reaches by these names, directly or through other packages. Resolution
 * follows Node. A name that is not locked has no location; `lent` packages are left out.
 */
export function reachablePackages(
  lockFile: LockFile,
  from: string,
  names: readonly string[],
  lent: ReadonlySet<string> = new Set(),
  found = new Set<string>(),
): Set<string> {
  for (const name of names) {
    const location = locate(lockFile, from, name);
    const locked = location === undefined ? undefined : lockFile[location];
    if (location === undefined || !locked || locked.link || found.has(location)) continue;
    found.add(location);
    reachablePackages(lockFile, location, neededBy(locked, lent), lent, found);
  }
  return found;
}

/** Node's lookup: in the `node_modules` of the folder, then in those of its parents. */
export function locate(lockFile: LockFile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = path.posix.dirname(folder)) {
    const location = path.posix.join(folder, 'node_modules', name);
    if (lockFile[location]) return location;
    if (folder === '.') return undefined;
  }
}

/** Optional peers are left out: another package brought them, and a package that wants one depends on it. */
function neededBy(locked: LockedPackage, lent: ReadonlySet<string>): string[] {
  const isOptional = (name: string) => locked.peerDependenciesMeta?.[name]?.optional === true;
  const peers = Object.keys(locked.peerDependencies ?? {}).filter((name) => !isOptional(name));
  const names = Object.keys({ ...locked.dependencies, ...locked.optionalDependencies });
  return [...names, ...peers].filter((name) => !lent.has(name));
}

/** Identifies a package's contents: its version and the hash of its archive. */
export function contentsOf(lockFile: LockFile, location: string): string {
  const { version, integrity, resolved } = lockFile[location] ?? {};
  return `${version} ${integrity ?? resolved}`;
}
