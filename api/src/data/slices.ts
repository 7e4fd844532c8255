/** Rows in one statement. PostgreSQL takes 65,535 values in a statement, and no table has more than 65 columns. */
const SLICE = 1000;

/** Splits rows into slices that one statement can insert. */
export function* slices<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += SLICE) yield rows.slice(start, start + SLICE);
}
