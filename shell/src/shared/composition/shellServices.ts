import type { QueryClient } from '@tanstack/react-query';
import { type ApiClientSettings, createApiClient, type ShellServices } from 'shared-contracts';
import { useShellStore } from '../store/shellStore';

export type ServiceSettings = {
  queryClient: QueryClient;
  /** What the API's paths are appended to, with `/api` at its end. */
  apiUrl: string;
  /** Origin of the media host; empty for the site's own. */
  mediaOrigin: string;
  siteUrl: string;
  loaderPatience: () => Promise<void>;
  signal?: AbortSignal;
  /** How the API is read; by `fetch` where nothing is said. */
  read?: ApiClientSettings['read'];
};

/** The services that remotes get, made alike in the server and in the browser. */
export function createShellServices(settings: ServiceSettings): ShellServices {
  const { queryClient, apiUrl, mediaOrigin, siteUrl, loaderPatience, signal, read } = settings;
  return {
    api: createApiClient({ baseUrl: apiUrl, signal, read }),
    queryClient,
    store: useShellStore,
    mediaUrl: (path) => (/^([a-z]+:)?\/\//i.test(path) ? path : `${mediaOrigin}/${path.replace(/^\/+/, '')}`),
    siteUrl,
    loaderPatience,
  };
}
