import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readWorkspaces } from 'shared-config/build/workspaces';

export type Package = {
  name: string;
  folder: string;
  /** Every package that its package.json names; for the root's own scripts, those of the root. */
  declared: Set<string>;
  /** shared-config: its packages are for every package's building and testing. */
  isPreset: boolean;
};

/** The workspaces and the root's scripts. */
export function readPackages(root: string): Package[] {
  const workspaces = readWorkspaces(root).map(({ name, folder }) => ({
    name,
    folder,
    declared: declaredIn(folder),
    isPreset: name === 'shared-config',
  }));
  const scripts = path.join(root, 'scripts');
  if (!existsSync(scripts)) return workspaces;
  return [...workspaces, { name: 'scripts', folder: scripts, declared: declaredIn(root), isPreset: false }];
}

/** Tests and what is made for tests use the testing libraries of the presets, and the router as a whole. */
export const isSharedWithTests = (file: string) => /\.test\.tsx?$|(^|\/)testing\//.test(file);

function declaredIn(folder: string): Set<string> {
  const file = path.join(folder, 'package.json');
  const content = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string> | undefined>;
  const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
  return new Set(kinds.flatMap((kind) => Object.keys(content[kind] ?? {})));
}
