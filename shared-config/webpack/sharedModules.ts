import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SINGLETONS, type Singleton, sharedPackage } from 'shared-contracts';

type PackageFile = {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFile;

/** Folder of a package as the code in `from` resolves it, also of one whose package.json is not exported. */
export function packageFolder(packageName: string, from: string): string {
  const { resolve } = createRequire(path.join(from, 'package.json'));
  for (const modules of resolve.paths(packageName) ?? []) {
    const folder = path.join(modules, packageName);
    if (existsSync(path.join(folder, 'package.json'))) return folder;
  }
  throw new Error(`${packageName} is not installed for ${path.basename(from)}: run npm install`);
}

/** Version of a package that the code in `from` gets. */
export const installedVersion = (packageName: string, from: string): string =>
  readPackage(packageFolder(packageName, from)).version;

/** Exact version of every singleton that the code in `from` gets, by the name it is shared under. */
export const singletonVersions = (from: string): Record<Singleton, string> =>
  Object.fromEntries(SINGLETONS.map((name) => [name, installedVersion(sharedPackage(name), from)])) as Record<
    Singleton,
    string
  >;

/** Packages of the registry of which the shell lends modules. What it lends of the contracts counts with their version. */
export const LENT_PACKAGES = [...new Set(SINGLETONS.map(sharedPackage))].filter((name) => name !== 'shared-contracts');

/** Exact versions of the packages of which the shell in `folder` lends modules, by package. */
export const lentPackages = (folder: string): Record<string, string> =>
  Object.fromEntries(LENT_PACKAGES.map((name) => [name, installedVersion(name, folder)]));

/**
 * The ranges of lent packages that the remote in `folder` works with, by package, as its `peerDependencies` declare them.
 * Throws where it depends on one itself: npm may then install a copy for it that no page would use.
 */
export function declaredRanges(folder: string): Record<string, string> {
  const { name, dependencies = {}, peerDependencies = {} } = readPackage(folder);
  const own = LENT_PACKAGES.find((lent) => dependencies[lent] !== undefined);
  if (own !== undefined) {
    throw new Error(
      `${name}/package.json has ${own} ${dependencies[own]} in its dependencies, but remotes get it from the shell; ` +
        `move it to peerDependencies, with the range that ${name} works with`,
    );
  }
  return Object.fromEntries(
    LENT_PACKAGES.flatMap((lent) => (peerDependencies[lent] === undefined ? [] : [[lent, peerDependencies[lent]]])),
  );
}
