import { QueryClient } from '@tanstack/react-query';

/** Nothing is asked for twice (docs/product/site.md#wait-6): no interval, no refetch on focus, never stale, no retry. */
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
      },
      mutations: { retry: false },
    },
  });
