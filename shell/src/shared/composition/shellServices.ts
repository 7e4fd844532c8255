import type { QueryClient } from '@tanstack/react-query';
import { createApiClient, type ShellServices } from '@tramuntana/contracts';
import { companyQueries, serviceQueries } from '../api/company';
import { newsletter } from '../api/newsletter';
import { useShellStore } from '../store/shellStore';

export type ServiceSettings = {
  queryClient: QueryClient;
  /** The API's base address, which ends in `/api`. */
  apiUrl: string;
  /** Origin of the media host; empty if the site serves its media itself. */
  mediaOrigin: string;
  siteUrl: string;
  loaderTimeout: () => Promise<void>;
  /** Aborts every call to the API. */
  signal?: AbortSignal;
  fetch?: typeof globalThis.fetch;
};

/** Creates the services that remotes get, in the server and in the browser. */
export function createShellServices(settings: ServiceSettings): ShellServices {
  const { queryClient, apiUrl, mediaOrigin, siteUrl, loaderTimeout } = settings;
  const api = createApiClient({ ...settings, baseUrl: apiUrl });
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
  };
}
