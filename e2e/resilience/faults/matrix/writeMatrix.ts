import type { Cell } from './cell';

export type CellResult = Cell & {
  passed: boolean;
  /** Milliseconds from a click on another remote's link to that page's heading, where the test followed one. */
  usable?: number;
};

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
  const head = [line(['fault', ...columns]), line(['---', ...columns.map(() => '---')])];
  return [`## ${name}\n\n`, ...head, ...body, usableLine(cells)].join('');
}

/** How soon a click on another remote's link led to its page. It only informs: the clock of a shared machine judges nothing. */
function usableLine(cells: readonly CellResult[]): string {
  const times = cells.flatMap(({ usable }) => usable ?? []).sort((a, b) => a - b);
  if (times.length === 0) return '';
  const half = times[Math.floor((times.length - 1) / 2)];
  return `\nThe rest of the site in spite of the fault, from a click to the heading: median ${half} ms, at most ${times.at(-1)} ms.\n`;
}

const textOf = (cell: CellResult | undefined): string => {
  if (!cell) return MISSING;
  return cell.passed ? cell.expected : `**failed**, expected: ${cell.expected}`;
};
