import { searchText, singleLine } from '@tramuntana/contracts';
import type { PostFilter } from '../../api/posts';

/**
 * The list's state in its address, `?buscar=…&tag=…&page=…`, so that back, reload and sharing keep it. `tag` is a name;
 * `tag=0` is the cleared filter (docs/product/blog.md#tag-2). Invalid values are ignored.
 */
export function readListAddress(search: URLSearchParams): PostFilter {
  const tag = singleLine(search.get('tag') ?? '');
  const page = search.get('page') ?? '';
  return {
    buscar: searchText(search.get('buscar')),
    tag: tag === '0' ? '' : tag,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a list. Omit `page` when the words or the tag change, because the new list begins at page 1. */
export function listAddress({ buscar = '', tag = '', page = 1 }: Partial<PostFilter>): string {
  const search = new URLSearchParams();
  if (buscar) search.set('buscar', buscar);
  if (tag) search.set('tag', tag);
  if (page > 1) search.set('page', String(page));
  const written = search.toString();
  return written ? `/blog?${written}` : '/blog';
}
