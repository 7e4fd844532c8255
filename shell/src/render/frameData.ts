import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from 'shared-contracts';
import { frameQueries } from '../api/company';
import { createQueryClient } from '../composition/queryClient';

/** Header and footer are the same on every page: after so long, in milliseconds, their data are asked for again. */
const LIFETIME = 10_000;
/** Readings, 'Header and footer data and server rendering': a page waits no longer than this for them. */
export const FRAME_PATIENCE = 300;

/** What header and footer show, kept by a render thread for all its pages. */
export type FrameData = {
  /**
   * Puts the data into a page's queries. Only before they first came does a page wait for them: what is old is shown once
   * more while it is fetched anew. Never rejects; what is late or failed is left to the browser.
   */
  provide(page: QueryClient, patience: Promise<void>): Promise<void>;
};

/** Begins to load at once, so that the first visitor need not wait. `api` must outlive the page that asks. */
export function createFrameData(api: ApiClient, lifetime = LIFETIME): FrameData {
  const queries = frameQueries(api);
  const kept = createQueryClient();
  kept.setDefaultOptions({ queries: { ...kept.getDefaultOptions().queries, staleTime: lifetime } });
  const load = () => Promise.all(queries.map((query) => kept.prefetchQuery(query)));
  void load();

  return {
    async provide(page, patience) {
      const loading = load();
      if (queries.some(({ queryKey }) => kept.getQueryData(queryKey) === undefined)) {
        await Promise.race([loading, patience]);
      }
      for (const { queryKey } of queries) {
        const known = kept.getQueryData(queryKey);
        if (known !== undefined) page.setQueryData(queryKey, known);
      }
    },
  };
}
