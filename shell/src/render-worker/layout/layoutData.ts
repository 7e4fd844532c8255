import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from 'shared-contracts';
import { companyQueries, layoutQueries, serviceQueries } from '../../shared/api/company';
import { createQueryClient } from '../../shared/composition/queryClient';

type LayoutQuery = ReturnType<typeof layoutQueries>[number];

/** How long pages may show the same data of header and footer, in milliseconds. */
const LIFETIME = 10_000;
/** From this age on the data are refreshed in the background, in milliseconds. */
const STALE_AFTER = 5_000;
/** A call that hangs ends after this time, in milliseconds. Otherwise no later page would call again. */
const CALL_TIMEOUT = 5_000;
/** A page waits no longer than this for the header's and footer's data, in milliseconds (docs/product/site.md#wait-2). */
export const LAYOUT_DATA_TIMEOUT = 300;

/** What header and footer show, kept by a render thread for all its pages. */
export type LayoutData = {
  /**
   * Puts the data into a page's queries. Resolves to whether all of them were there by `deadline`; never rejects. The
   * browser loads what was late or failed (docs/product/site.md#wait-7).
   */
  provide(page: QueryClient, deadline: Promise<void>): Promise<boolean>;
};

/** Loads the data at once, so that the first visitor need not wait. `api` must not be bound to one page. */
export function createLayoutData(api: ApiClient): LayoutData {
  const queries = layoutQueries({ company: companyQueries(api), services: serviceQueries(api) });
  const kept = createQueryClient();
  const age = ({ queryKey }: LayoutQuery) => Date.now() - (kept.getQueryState(queryKey)?.dataUpdatedAt ?? 0);
  const read = async (query: LayoutQuery) => {
    const timer = setTimeout(() => void kept.cancelQueries({ queryKey: query.queryKey }), CALL_TIMEOUT);
    await kept.prefetchQuery({ ...query, staleTime: 0 });
    clearTimeout(timer);
  };
  const load = () => Promise.all(queries.filter((query) => age(query) >= STALE_AFTER).map(read));
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
