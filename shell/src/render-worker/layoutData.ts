import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient, SharedQuery } from 'shared-contracts';
import { companyQueries, layoutQueries, serviceQueries } from '../shared/api/company';
import { createQueryClient } from '../shared/composition/queryClient';
import { KeptValue } from './KeptValue';

/** How long pages may show the same data of header and footer, in milliseconds. */
const LIFETIME = 10_000;
/** From this age on the data are refreshed in the background, in milliseconds. */
const STALE_AFTER = 5_000;

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
