import type { Figure } from '../figure';

const verdict = ({ holds, informs }: Figure) => (informs ? 'told' : holds ? 'holds' : 'SHORT');

/** A line for each figure: verdict, name, bar, and last the result, which may be long. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [verdict(figure), figure.what, figure.bar, figure.seen]);
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

/** Whether every deciding figure keeps within its bar. */
export const allHold = (figures: readonly Figure[]) => figures.every(({ holds, informs }) => holds || informs === true);
