import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from 'shared-contracts';
import { frameQueries } from '../api/company';
import { createQueryClient } from '../composition/queryClient';

/** Header and footer are the same on every page: one answer serves all pages of this long, in milliseconds. */
const LIFETIME = 10_000;
/** Readings, 'Header and footer data and server rendering': the page waits no longer than this for them. */
export const FRAME_PATIENCE = 300;

const kept = createQueryClient();
kept.setDefaultOptions({ queries: { ...kept.getDefaultOptions().queries, staleTime: LIFETIME } });

/** Puts the frame's data into a page's queries. Never rejects; what is late or failed is left to the browser. */
export async function provideFrameData(page: QueryClient, api: ApiClient, patience: Promise<void>): Promise<void> {
  const queries = frameQueries(api);
  const loading = Promise.all(queries.map((query) => kept.prefetchQuery(query)));
  await Promise.race([loading, patience]);
  for (const { queryKey } of queries) {
    const state = kept.getQueryState(queryKey);
    if (state?.status === 'success') page.setQueryData(queryKey, state.data);
  }
}
