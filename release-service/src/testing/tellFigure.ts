import { appendFileSync } from 'node:fs';

/** Adds a figure to the file that `npm run measure -- releases` names. Without it, the test alone compares the figure. */
export function tellFigure(what: string, value: number, bar: number): void {
  if (process.env.FIGURES) appendFileSync(process.env.FIGURES, `${JSON.stringify({ what, value, bar })}\n`);
}
