/**
 * Columns for so many cards, as `grid-template-columns`: as many as fit, but two, four and eight cards stand in twos or
 * fours, so that none is left alone in a last row.
 */
export function cardColumns(count: number, min: string): string {
  return `repeat(auto-fill, minmax(min(100%, ${narrowest(count, min)}), 1fr))`;
}

function narrowest(count: number, min: string): string {
  // More than a third of the room each: at most two side by side.
  if (count === 2) return `max(${min}, 34%)`;
  // Four side by side where the grid has 72rem or more, else two: the product is far below nought or far above a third.
  if (count % 4 === 0 && count % 3 !== 0) return `max(min(${min}, 16.5rem), min(34%, (72rem - 100%) * 999))`;
  return min;
}
