import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, Service } from '@tramuntana/contracts';
import { loadSchemas } from './loadSchemas';
import { readStoredServices, storeServices } from './storedServices';

const listSchema = () => loadSchemas().then(({ serviceList }) => serviceList);

/** `GET /services`. In the browser, a list in local storage is reused for an hour (docs/product/services.md#index-5). */
export const servicesQuery = (api: ApiClient) =>
  queryOptions<Service[]>({
    queryKey: ['mfe-marketing', 'services'],
    retryOnMount: false,
    queryFn: async ({ signal }) => {
      const inBrowser = typeof window !== 'undefined';
      const stored = inBrowser && (await readStoredServices(Date.now()));
      if (stored) return stored;
      const { results } = await api.get('/services', listSchema(), { signal });
      if (inBrowser) storeServices(results, Date.now());
      return results;
    },
  });
