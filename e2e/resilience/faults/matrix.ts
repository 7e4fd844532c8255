import type { TestDetails } from '@playwright/test';
import { BEYOND_SAMPLE } from '../../support/sample';

type Named = { name: string };

type Table<Row extends Named, Column extends Named> = {
  name: string;
  rows: readonly Row[];
  columns: readonly Column[];
  /** The visitor's expected result, in a few words. */
  expected: (row: Row, column: Column) => string;
};

/** A cell of a table, ready to be declared as a test: `test(title, details, …)`. */
export type TableTest<Row, Column> = { title: string; details: TestDetails; row: Row; column: Column };

/** One test for each row and column of a table. */
export function testsOf<Row extends Named, Column extends Named>({
  name,
  rows,
  columns,
  expected,
}: Table<Row, Column>): TableTest<Row, Column>[] {
  return rows.flatMap((row, r) =>
    columns.map((column, c) => {
      const tag = isSampled(r, c, { rows: rows.length, columns: columns.length }) ? [] : [BEYOND_SAMPLE];
      return { title: `${name}: ${row.name}, ${column.name}: ${expected(row, column)}`, details: { tag }, row, column };
    }),
  );
}

/**
 * Whether a cell belongs to the sample. The sample covers every row and every column of a table with as few cells as
 * possible: the table's diagonal, which starts again at the edge. It always has the same cells.
 */
export const isSampled = (
  row: number,
  column: number,
  { rows, columns }: { rows: number; columns: number },
): boolean => (rows >= columns ? row % columns === column : column % rows === row);
