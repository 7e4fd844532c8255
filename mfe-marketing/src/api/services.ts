import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type Service, serviceList } from 'shared-contracts';
import { readStoredServices, storeServices } from './storedServices';

/** `GET /services`; in the browser from local storage within the hour (specification, section 4). */
export const servicesQuery = (api: ApiClient) =>
  queryOptions<Service[]>({
    queryKey: ['/api/services'],
    retryOnMount: false,
    queryFn: async ({ signal }) => {
      const inBrowser = typeof window !== 'undefined';
      const stored = inBrowser && readStoredServices(Date.now());
      if (stored) return stored;
      const { results } = await api.get('/services', serviceList, { signal });
      if (inBrowser) storeServices(results, Date.now());
      return results;
    },
  });
