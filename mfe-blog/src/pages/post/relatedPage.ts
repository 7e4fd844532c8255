/** The search parameter for the page of related articles, so that paging works without JavaScript, too. */
export const RELATED = 'relacionados';

/** The page of related articles; 1 if the address has none (docs/product/blog.md#related-2). */
export function relatedPage(search: URLSearchParams): number {
  const page = search.get(RELATED) ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
