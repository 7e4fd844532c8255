import type { TestDetails } from '@playwright/test';
import { BEYOND_SAMPLE } from '../../../support/sample';
import { isSampled } from './sample';

/** One test of a table: the fault is its row, what the fault hits is its column. */
export type Cell = {
  table: string;
  row: string;
  column: string;
  /** What the visitor should see, in a few words. */
  expected: string;
};

/** The type of the annotation by which the reporter of the matrix knows a cell. */
export const CELL = 'fault';

/** The type of the annotation that says after how many milliseconds the rest of the site was seen to work. */
export const USABLE = 'usable';

type Named = { name: string };

type Table<Row extends Named, Column extends Named> = {
  name: string;
  rows: readonly Row[];
  columns: readonly Column[];
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
      const cell: Cell = { table: name, row: row.name, column: column.name, expected: expected(row, column) };
      const tag = isSampled(r, c, { rows: rows.length, columns: columns.length }) ? [] : [BEYOND_SAMPLE];
      const annotation = { type: CELL, description: JSON.stringify(cell) };
      return {
        title: `${name}: ${row.name}, ${column.name}: ${cell.expected}`,
        details: { tag, annotation },
        row,
        column,
      };
    }),
  );
}
