/**
 * The value of `grid-template-columns` for `count` cards: as many per row as fit. Two, four and eight cards form rows of two
 * or four, so that no card is alone in the last row.
 */
export function cardColumns(count: number, min: string): string {
  return `repeat(auto-fill, minmax(min(100%, ${narrowest(count, min)}), 1fr))`;
}

function narrowest(count: number, min: string): string {
  // Each card takes more than a third of the row, so a row has at most two.
  if (count === 2) return `max(${min}, 34%)`;
  // In a grid of 72rem or more the product is at most 0, so the card's minimum counts: four per row. In a narrower grid the
  // product is huge, so the 34 % count: two per row.
  if (count % 4 === 0 && count % 3 !== 0) return `max(min(${min}, 16.5rem), min(34%, (72rem - 100%) * 999))`;
  return min;
}
