import { QueryClient } from '@tanstack/react-query';
import {
  address,
  business,
  contactInfo,
  createApiClient,
  type SharedQuery,
  type ShellServices,
  serviceList,
} from '@tramuntana/contracts';
import { useShellStore } from './shellStore';

type Answer = unknown | ((request: { method: string; body: unknown; headers: Headers }) => unknown);

/** An answer other than 200: `aResponse(400, { email: ['…'] })`. */
export const aResponse = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/**
 * A shell for a remote's tests. `answers` maps API paths (`/services`, including the query) to JSON, to a Response, or to a
 * function of the request. Any other path answers 404.
 */
export function fakeShell(answers: Record<string, Answer> = {}): ShellServices {
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input).replace(/^\/api/, '');
    const answer = answers[path];
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const value = await (typeof answer === 'function'
      ? answer({ method: init.method ?? 'GET', body, headers: new Headers(init.headers) })
      : answer);
    if (value instanceof Response) return value;
    return value === undefined ? aResponse(404, { detail: `no answer for ${path}` }) : aResponse(200, value);
  };
  const api = createApiClient({ baseUrl: '/api', fetch });
  return {
    api,
    queryClient: new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
    }),
    store: useShellStore,
    company: {
      contact: sharedQuery('contact', () => api.get('/contacto', contactInfo)),
      address: sharedQuery('address', () => api.get('/direccion', address)),
      business: sharedQuery('business', () => api.get('/empresa', business)),
    },
    services: {
      links: sharedQuery('service-links', async () => (await api.get('/services', serviceList)).results),
    },
    newsletter: { action: '/newsletters', subscribe: async () => ({ outcome: 'accepted', message: 'Gracias' }) },
    mediaUrl: (path) => path,
    siteUrl: 'https://tramuntana.example',
    loaderTimeout: () => new Promise(() => {}),
  };
}

const sharedQuery = <Data>(name: string, queryFn: () => Promise<Data>): SharedQuery<Data> => ({
  queryKey: ['shell', name] as unknown as SharedQuery<Data>['queryKey'],
  queryFn,
  retryOnMount: false,
});
