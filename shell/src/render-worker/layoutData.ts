import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiClient } from 'shared-contracts';
import { layoutQueries } from '../shared/api/company';
import { createQueryClient } from '../shared/composition/queryClient';

/** Header and footer are the same on every page. Their data are good for so long, in milliseconds… */
const LIFETIME = 10_000;
/** …and asked for anew, while pages still get what is there, from this age on. */
const REFRESHED_FROM = 5_000;
/** Readings, 'Header and footer data and server rendering': a page waits no longer than this for them. */
export const LAYOUT_DATA_TIMEOUT = 300;

/** What header and footer show, kept by a render thread for all its pages. */
export type LayoutData = {
  /**
   * Puts the data into a page's queries. Never rejects; what is late or failed is left to the browser, which shows it
   * loading or failed (readings, 'Failure').
   */
  provide(page: QueryClient, patience: Promise<void>): Promise<void>;
};

/** Begins to load at once, so that the first visitor need not wait. `api` must outlive the page that asks. */
export function createLayoutData(api: ApiClient): LayoutData {
  const queries = layoutQueries(api);
  const kept = createQueryClient();
  const age = (key: QueryKey) => {
    const state = kept.getQueryState(key);
    return state?.status === 'success' ? Date.now() - state.dataUpdatedAt : Number.POSITIVE_INFINITY;
  };
  const load = () => {
    const old = queries.filter(({ queryKey }) => age(queryKey) >= REFRESHED_FROM);
    return Promise.all(old.map((query) => kept.prefetchQuery({ ...query, staleTime: 0 })));
  };
  void load();

  return {
    async provide(page, patience) {
      const loading = load();
      if (queries.some(({ queryKey }) => age(queryKey) >= LIFETIME)) await Promise.race([loading, patience]);
      for (const { queryKey } of queries) {
        if (age(queryKey) < LIFETIME) page.setQueryData(queryKey, kept.getQueryData(queryKey));
      }
    },
  };
}
