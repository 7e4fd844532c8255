import type { QueryClient } from '@tanstack/react-query';
import { createApiClient, type ShellServices } from 'shared-contracts';
import { useShellStore } from '../store/shellStore';

export type ServiceSettings = {
  queryClient: QueryClient;
  /** What the API's paths are appended to, with `/api` at its end. */
  apiUrl: string;
  /** Origin of the media host; empty for the site's own. */
  mediaOrigin: string;
  siteUrl: string;
  loaderPatience: () => Promise<void>;
  /** Ends every call to the API. */
  signal?: AbortSignal;
};

/** The services that remotes get, made alike in the server and in the browser. */
export function createShellServices(settings: ServiceSettings): ShellServices {
  const { queryClient, apiUrl, mediaOrigin, siteUrl, loaderPatience, signal } = settings;
  return {
    api: createApiClient({ baseUrl: apiUrl, signal }),
    queryClient,
    store: useShellStore,
    mediaUrl: (path) => (/^([a-z]+:)?\/\//i.test(path) ? path : `${mediaOrigin}/${path.replace(/^\/+/, '')}`),
    siteUrl,
    loaderPatience,
  };
}
