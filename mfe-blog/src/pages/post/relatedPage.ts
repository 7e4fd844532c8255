/** The search parameter that holds the page of related articles, so that it turns without JavaScript too. */
export const RELATED = 'relacionados';

/** The page of related articles; 1 where the address names none (docs/product/blog.md#related-2). */
export function relatedPage(search: URLSearchParams): number {
  const page = search.get(RELATED) ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
