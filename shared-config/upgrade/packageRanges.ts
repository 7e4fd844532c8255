import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { validRange } from 'semver';

type PackageFile = Partial<Record<(typeof KINDS)[number], Record<string, string>>>;

const KINDS = ['dependencies', 'devDependencies', 'peerDependencies'] as const;

/** A range in a package.json that differs from the one that goes together with the others. */
export type RangeChange = { kind: (typeof KINDS)[number]; name: string; from: string; to: string };

/**
 * The ranges of a remote's package.json that differ from `ranges`. The range `*` of a workspace fits everything. Folders,
 * archives and git addresses are no ranges and stay.
 */
export function rangeChanges(folder: string, ranges: Readonly<Record<string, string>>): RangeChange[] {
  const file = JSON.parse(read(folder)) as PackageFile;
  return KINDS.flatMap((kind) =>
    Object.entries(file[kind] ?? {}).flatMap(([name, from]) => {
      const to = ranges[name];
      if (to === undefined || from === to || from === '*' || validRange(from) === null) return [];
      return [{ kind, name, from, to }];
    }),
  );
}

/** Writes the ranges into a remote's package.json, with the indent of the file. */
export function writeRanges(folder: string, changes: readonly RangeChange[]): void {
  const text = read(folder);
  const file = JSON.parse(text) as PackageFile;
  for (const { kind, name, to } of changes) file[kind] = { ...file[kind], [name]: to };
  const [, indent] = /^\{\s*\n([ \t]+)/.exec(text) ?? [];
  writeFileSync(packageFile(folder), JSON.stringify(file, null, indent) + (text.endsWith('\n') ? '\n' : ''));
}

const packageFile = (folder: string) => path.join(folder, 'package.json');
const read = (folder: string) => readFileSync(packageFile(folder), 'utf8');
