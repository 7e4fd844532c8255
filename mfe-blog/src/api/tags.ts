import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@tramuntana/contracts';
import { loadSchemas } from './loadSchemas';

/** docs/product/blog.md#tag-1 */
const TAGS_AT_A_TIME = 30;
const NO_TAGS = { count: 0, hasNext: false, results: [] };

/** A page of the tags that posts have. It is empty if the provider has no tags (docs/product/blog.md#tag-3). */
export function tagsQuery(api: ApiClient, page = 1) {
  const schema = () => loadSchemas().then(({ tagPage }) => tagPage);
  const path = `/tag/?model=post&page=${page}&page_size=${TAGS_AT_A_TIME}`;
  return queryOptions({
    queryKey: ['mfe-blog', path],
    queryFn: async ({ signal }) => {
      try {
        return (await api.find(path, schema(), { signal })) ?? NO_TAGS;
      } catch (error) {
        if (!signal.aborted) console.error('Error loading tags', error);
        throw error;
      }
    },
    retryOnMount: false,
  });
}

/**
 * Whether two names mean the same tag. Visitors may type a name, so case and accents do not count, but ñ is a letter of its
 * own. `Intl` is not used: its first comparison blocks the page during rendering.
 */
export const isSameTag = (name: string, other: string) => plain(name) === plain(other);

const plain = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<!n)\u0303|[\u0300-\u0302\u0304-\u036f]/g, '');

/** The id of the tag with that name; null if no post has it. Rejects if the tags fail to load. */
export async function findTagId(client: QueryClient, api: ApiClient, name: string): Promise<number | null> {
  for (let page = 1; ; page += 1) {
    const { results, hasNext } = await client.ensureQueryData(tagsQuery(api, page));
    const found = results.find((tag) => isSameTag(tag.name, name));
    if (found) return found.id;
    if (!hasNext) return null;
  }
}
