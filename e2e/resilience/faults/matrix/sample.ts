/**
 * Whether a cell belongs to the sample that covers every row and every column of a table at least once, with as few cells
 * as that takes: the table's diagonal, begun again where it meets the edge. Always the same cells.
 */
export const isSampled = (
  row: number,
  column: number,
  { rows, columns }: { rows: number; columns: number },
): boolean => (rows >= columns ? row % columns === column : column % rows === row);
