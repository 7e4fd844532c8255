import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient, SharedQuery } from '@tramuntana/contracts';
import { companyQueries, layoutQueries, serviceQueries } from '../../shared/api/company';
import { createQueryClient } from '../../shared/composition/queryClient';
import { KeptValue } from './KeptValue';

/** Pages show header and footer data up to this age, in milliseconds. */
const LIFETIME = 10_000;
/** Data older than this are refreshed in the background, in milliseconds. */
const STALE_AFTER = 5_000;

/** The data of header and footer, which a render thread caches for all its pages. */
export type LayoutData = {
  /**
   * Puts the data into a page's queries. Resolves to whether all of them arrived by `deadline`. Never rejects: the browser
   * loads late or failed data (docs/product/site.md#wait-7).
   */
  provide(page: QueryClient, deadline: Promise<void>): Promise<boolean>;
};

/** Loads the data at once, so that the first visitor does not wait. `api` must not belong to one page. */
export function createLayoutData(api: ApiClient): LayoutData {
  const client = createQueryClient();
  const kept = layoutQueries({ company: companyQueries(api), services: serviceQueries(api) }).map((query) => ({
    queryKey: query.queryKey,
    value: new KeptValue((signal) => readQuery(query, client, signal)),
  }));
  const load = () =>
    Promise.all(kept.filter(({ value }) => !value.isWithin(STALE_AFTER)).map((one) => one.value.refresh()));
  void load();

  return {
    async provide(page, deadline) {
      const loading = load();
      if (kept.some(({ value }) => !value.isWithin(LIFETIME))) await Promise.race([loading, deadline]);
      let isComplete = true;
      for (const { queryKey, value } of kept) {
        const found = value.within(LIFETIME);
        if (found) page.setQueryData(queryKey, found.value, { updatedAt: found.readAt });
        else isComplete = false;
      }
      return isComplete;
    },
  };
}

const readQuery = async ({ queryKey, queryFn }: SharedQuery<unknown>, client: QueryClient, signal: AbortSignal) =>
  queryFn({ client, queryKey, signal, meta: undefined });
