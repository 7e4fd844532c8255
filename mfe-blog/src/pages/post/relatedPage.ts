/** Name in the address of the related articles' page, so that the carousel turns without scripts too. */
export const RELATED = 'relacionados';

/** The carousel starts at page 1 (specification, section 4), with every post anew. */
export function relatedPage(search: URLSearchParams): number {
  const page = search.get(RELATED) ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
