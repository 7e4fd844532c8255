import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from 'shared-contracts';
import { companyQueries, layoutQueries, serviceQueries } from '../shared/api/company';
import { createQueryClient } from '../shared/composition/queryClient';

type LayoutQuery = ReturnType<typeof layoutQueries>[number];

/** Header and footer are the same on every page. Their data are good for so long, in milliseconds… */
const LIFETIME = 10_000;
/** …and asked for anew, while pages still get what is there, from this age on. */
const REFRESHED_FROM = 5_000;
/** A call that hangs is given up, or no later page would ask again (milliseconds). */
const CALL_TIMEOUT = 5_000;
/** A page waits no longer than this for the header's and footer's data, in milliseconds (docs/product/site.md#wait-2). */
export const LAYOUT_DATA_TIMEOUT = 300;

/** What header and footer show, kept by a render thread for all its pages. */
export type LayoutData = {
  /**
   * Puts the data into a page's queries, and says whether all were there by `deadline`. Never rejects; what is late or
   * failed is left to the browser, which shows it loading or failed (docs/product/site.md#wait-7).
   */
  provide(page: QueryClient, deadline: Promise<void>): Promise<boolean>;
};

/** Begins to load at once, so that the first visitor need not wait. `api` must outlive the page that asks. */
export function createLayoutData(api: ApiClient): LayoutData {
  const queries = layoutQueries({ company: companyQueries(api), services: serviceQueries(api) });
  const kept = createQueryClient();
  const age = ({ queryKey }: LayoutQuery) => Date.now() - (kept.getQueryState(queryKey)?.dataUpdatedAt ?? 0);
  const read = async (query: LayoutQuery) => {
    const timer = setTimeout(() => void kept.cancelQueries({ queryKey: query.queryKey }), CALL_TIMEOUT);
    await kept.prefetchQuery({ ...query, staleTime: 0 });
    clearTimeout(timer);
  };
  const load = () => Promise.all(queries.filter((query) => age(query) >= REFRESHED_FROM).map(read));
  void load();

  return {
    async provide(page, deadline) {
      const loading = load();
      if (queries.some((query) => age(query) >= LIFETIME)) await Promise.race([loading, deadline]);
      const ready = queries.filter((query) => age(query) < LIFETIME);
      for (const { queryKey } of ready) {
        const updatedAt = kept.getQueryState(queryKey)?.dataUpdatedAt;
        page.setQueryData(queryKey, kept.getQueryData(queryKey), { updatedAt });
      }
      return ready.length === queries.length;
    },
  };
}
