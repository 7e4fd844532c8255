import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SINGLETONS, type Singleton, sharedPackage } from '@tramuntana/contracts';

type PackageFile = {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFile;

/** Folder of a package as the code in `from` resolves it. It works even if the package does not export its package.json. */
export function packageFolder(packageName: string, from: string): string {
  const { resolve } = createRequire(path.join(from, 'package.json'));
  for (const modules of resolve.paths(packageName) ?? []) {
    const folder = path.join(modules, packageName);
    if (existsSync(path.join(folder, 'package.json'))) return folder;
  }
  throw new Error(`${packageName} is not installed for ${path.basename(from)}: run npm install`);
}

/** The version of a package that the code in `from` resolves. */
export const installedVersion = (packageName: string, from: string): string =>
  readPackage(packageFolder(packageName, from)).version;

/** The exact version of every singleton that the code in `from` resolves, by the singleton's name. */
export const singletonVersions = (from: string): Record<Singleton, string> =>
  Object.fromEntries(SINGLETONS.map((name) => [name, installedVersion(sharedPackage(name), from)])) as Record<
    Singleton,
    string
  >;

/** The name by which code imports a shared module. For the contract's module it is not the one in releases and shells. */
export const importedAs = (singleton: Singleton): string =>
  singleton.replace(/^shared-contracts(?=[/])/, sharedPackage(singleton));

/**
 * The registry's packages from which the shell lends modules. Modules of the contracts are covered by the contract's
 * version.
 */
export const LENT_PACKAGES = [...new Set(SINGLETONS.map(sharedPackage))].filter(
  (name) => name !== '@tramuntana/contracts',
);

/** Exact versions of the packages from which the shell in `folder` lends modules. */
export const lentPackages = (folder: string): Record<string, string> =>
  Object.fromEntries(LENT_PACKAGES.map((name) => [name, installedVersion(name, folder)]));

/**
 * The version ranges of lent packages that the remote in `folder` declares as `peerDependencies`. Throws if it lists one
 * under `dependencies`: npm might then install a copy that no page would use.
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
