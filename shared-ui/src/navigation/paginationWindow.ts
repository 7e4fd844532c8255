const SIDE = 2;

/** The numbers to show: the first, the last, and two on each side of the current page. 'gap' marks omitted numbers. */
export function paginationWindow(page: number, pages: number): (number | 'gap')[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= SIDE,
  );
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1;
    if (number - before === 1) return [number];
    // A gap for one page would be as wide as the page's number.
    return number - before === 2 ? [number - 1, number] : ['gap' as const, number];
  });
}
