import { QueryClient } from '@tanstack/react-query';

/**
 * Requests nothing twice (docs/product/site.md#wait-6): data never become stale, and failures are not retried. Offline, a
 * call fails at once, and the page says so. The default network mode would pause a form and send it later by itself.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
