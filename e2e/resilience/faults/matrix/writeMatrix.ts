import type { Cell } from './cell';

export type CellResult = Cell & { passed: boolean };

const MISSING = '–';

/** The results as Markdown: one table for each kind of thing that fails, faults below each other. Empty without results. */
export function writeMatrix(results: readonly CellResult[]): string {
  const tables = [...Map.groupBy(results, ({ table }) => table)];
  return tables.map(([name, cells]) => writeTable(name, cells)).join('\n');
}

function writeTable(name: string, cells: readonly CellResult[]): string {
  const rows = [...Map.groupBy(cells, ({ row }) => row)];
  const columns = [...new Set(cells.map(({ column }) => column))];
  const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |\n`;
  const body = rows.map(([row, inRow]) =>
    line([row, ...columns.map((column) => textOf(inRow.find((cell) => cell.column === column)))]),
  );
  return [`## ${name}\n\n`, line(['fault', ...columns]), line(['---', ...columns.map(() => '---')]), ...body].join('');
}

const textOf = (cell: CellResult | undefined): string => {
  if (!cell) return MISSING;
  return cell.passed ? cell.expected : `**failed**, expected: ${cell.expected}`;
};
