import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SINGLETONS, type Singleton } from 'shared-contracts';

const require = createRequire(import.meta.url);

/** The package whose version counts for a singleton: for `shell/store` it is the contracts. */
function packageOf(singleton: Singleton): string {
  if (singleton === 'shell/store') return 'shared-contracts';
  const [first = '', second = ''] = singleton.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Folder of an installed package, also of one whose package.json is not exported. */
export function packageFolder(packageName: string): string {
  for (const modules of require.resolve.paths(packageName) ?? []) {
    const folder = path.join(modules, packageName);
    if (existsSync(path.join(folder, 'package.json'))) return folder;
  }
  throw new Error(`${packageName} is not installed: run npm install`);
}

/** Version of an installed package. */
export function installedVersion(packageName: string): string {
  const text = readFileSync(path.join(packageFolder(packageName), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Exact version of every singleton, by the name it is shared under. */
export const singletonVersions = (): Record<Singleton, string> =>
  Object.fromEntries(SINGLETONS.map((name) => [name, installedVersion(packageOf(name))])) as Record<Singleton, string>;
