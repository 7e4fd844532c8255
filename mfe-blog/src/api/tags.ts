import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from 'shared-contracts';
import { loadSchemas } from './loadSchemas';

const TAGS_AT_A_TIME = 30;
const NO_TAGS = { count: 0, next: null, previous: null, results: [] };

/** The tags that posts carry; a provider that knows none (HTTP 404) gives an empty page (specification, section 7). */
export function tagsQuery(api: ApiClient) {
  const schema = () => loadSchemas().then(({ tagPage }) => tagPage);
  const path = `/tag/?model=post&page=1&page_size=${TAGS_AT_A_TIME}`;
  return queryOptions({
    queryKey: [`/api${path}`],
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
