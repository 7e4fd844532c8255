import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@tramuntana/contracts';
import { loadSchemas } from './loadSchemas';

/**
 * `GET /formularios/token`: a token that tells the API when the form was shown (docs/product/api.md#send-9). It is part of
 * the page's data, so that a form without scripts has it, too. Null if a provider has no tokens.
 */
export const formTokenQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mfe-marketing', 'form-token'],
    queryFn: ({ signal }) =>
      api.find(
        '/formularios/token',
        loadSchemas().then(({ formToken }) => formToken),
        { signal },
      ),
    retryOnMount: false,
  });
