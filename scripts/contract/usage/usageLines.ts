import type { ContractUsage } from 'releases';

/** The limits of a manifest. They follow the table, because an empty line is no proof. */
const LIMITS = `Live, canary and last good releases count. Pins are cookies of single browsers, so no store knows them.
Types, and functions that a remote bundles, leave no trace in a release: removing one breaks only the next build.
The range of the contract guards the fields of the shell's services: a shell of another major refuses the release.`;

/** The usage as lines for a terminal: the names that releases use, then the unused ones, then the ranges. */
export function usageLines({ names, ranges }: ContractUsage): string[] {
  const used = names.filter(({ usedBy }) => usedBy.length > 0);
  const unused = Map.groupBy(
    names.filter(({ usedBy }) => usedBy.length === 0),
    ({ module }) => module,
  );
  if (names.length + ranges.length === 0)
    return ['no shell lends such a name, and no release in use imports it', LIMITS];
  return [
    ...columns(used.map(({ module, name, usedBy }) => [module, name, usedBy.join(', ')])),
    ...[...unused].map(([module, free]) => `${module}: no release uses ${free.map(({ name }) => name).join(', ')}`),
    ...columns(ranges.map((range) => [range.package, range.range, range.usedBy.join(', ')])),
    LIMITS,
  ];
}

function columns(rows: string[][]): string[] {
  const widths = [0, 1].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
