import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type PackageFile = Partial<Record<(typeof KINDS)[number], Record<string, string>>>;

const KINDS = ['dependencies', 'devDependencies', 'peerDependencies'] as const;

/** A range in a package.json that differs from the one that goes together with the others. */
export type RangeChange = { name: string; from: string; to: string };

/** The ranges of a remote's package.json that differ from `ranges`. The range `*` of a workspace fits everything. */
export function rangeChanges(folder: string, ranges: Readonly<Record<string, string>>): RangeChange[] {
  const file = JSON.parse(read(folder)) as PackageFile;
  return KINDS.flatMap((kind) => Object.entries(file[kind] ?? {})).flatMap(([name, from]) => {
    const to = ranges[name];
    return to === undefined || from === to || from === '*' ? [] : [{ name, from, to }];
  });
}

/** Writes the ranges into a remote's package.json. The rest of the file stays as it is. */
export function writeRanges(folder: string, changes: readonly RangeChange[]): void {
  const text = changes.reduce(
    (before, { name, from, to }) => before.replaceAll(`"${name}": "${from}"`, `"${name}": "${to}"`),
    read(folder),
  );
  writeFileSync(packageFile(folder), text);
}

const packageFile = (folder: string) => path.join(folder, 'package.json');
const read = (folder: string) => readFileSync(packageFile(folder), 'utf8');
