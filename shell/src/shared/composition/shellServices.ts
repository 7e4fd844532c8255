import type { QueryClient } from '@tanstack/react-query';
import { createApiClient, type ShellServices } from 'shared-contracts';
import { companyQueries, serviceQueries } from '../api/company';
import { newsletter } from '../api/newsletter';
import { useShellStore } from '../store/shellStore';

export type ServiceSettings = {
  queryClient: QueryClient;
  /** What the API's paths are appended to, with `/api` at its end. */
  apiUrl: string;
  /** Origin of the media host; empty for the site's own. */
  mediaOrigin: string;
  siteUrl: string;
  loaderTimeout: () => Promise<void>;
  /** Ends every call to the API. */
  signal?: AbortSignal;
};

/** The services that remotes get, made alike in the server and in the browser. */
export function createShellServices(settings: ServiceSettings): ShellServices {
  const { queryClient, apiUrl, mediaOrigin, siteUrl, loaderTimeout, signal } = settings;
  const api = createApiClient({ baseUrl: apiUrl, signal });
  return {
    api,
    queryClient,
    store: useShellStore,
    company: companyQueries(api),
    services: serviceQueries(api),
    newsletter: newsletter(api),
    mediaUrl: (path) => (/^([a-z]+:)?\/\//i.test(path) ? path : `${mediaOrigin}/${path.replace(/^\/+/, '')}`),
    siteUrl,
    loaderTimeout,
    loaderPatience: loaderTimeout,
  };
}
