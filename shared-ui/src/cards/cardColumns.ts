/**
 * The value of `grid-template-columns` for so many cards: as many side by side as fit. Two, four and eight cards stand in
 * twos or fours, so that none is left alone in a last row.
 */
export function cardColumns(count: number, min: string): string {
  return `repeat(auto-fill, minmax(min(100%, ${narrowest(count, min)}), 1fr))`;
}

function narrowest(count: number, min: string): string {
  // Each takes more than a third of the row: at most two stand side by side.
  if (count === 2) return `max(${min}, 34%)`;
  // In a grid of 72rem or more the product is at most 0, so the card's minimum counts: four stand side by side.
  // In a narrower one the product is huge, so the 34 % count: two stand side by side.
  if (count % 4 === 0 && count % 3 !== 0) return `max(min(${min}, 16.5rem), min(34%, (72rem - 100%) * 999))`;
  return min;
}
