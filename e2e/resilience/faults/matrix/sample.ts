/**
 * Whether a cell belongs to the sample. The sample covers every row and every column of a table with as few cells as
 * possible: the table's diagonal, which starts again at the edge. It always has the same cells.
 */
export const isSampled = (
  row: number,
  column: number,
  { rows, columns }: { rows: number; columns: number },
): boolean => (rows >= columns ? row % columns === column : column % rows === row);
