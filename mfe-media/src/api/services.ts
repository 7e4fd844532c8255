import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from 'shared-contracts';
import { loadSchemas } from './loadSchemas';

type ServiceName = { pagina: string; titulo: string };

/** The services to filter by. The key is the one of the shell's footer, whose links hold the same data. */
export const serviceNamesQuery = (api: ApiClient) =>
  queryOptions<ServiceName[]>({
    queryKey: ['/api/services', 'links'],
    queryFn: async ({ signal }) => {
      const schema = loadSchemas().then(({ serviceList }) => serviceList);
      const { results } = await api.get('/services', schema, { signal });
      return results.map(({ pagina, titulo }) => ({ pagina, titulo }));
    },
    retryOnMount: false,
  });
