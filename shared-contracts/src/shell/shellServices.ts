import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../api/apiClient';
import type { Newsletter } from './newsletter';
import type { CompanyQueries, ServiceQueries } from './sharedQueries';
import type { ShellStore } from './shellState';

/** The services that the shell passes to a remote. They use no globals, and are the same in server and browser. */
export type ShellServices = {
  api: ApiClient;
  /** The page's data. The first part of a remote's keys is the remote's own name: `['mfe-blog', 'post', 3]`. */
  queryClient: QueryClient;
  store: ShellStore;
  company: CompanyQueries;
  services: ServiceQueries;
  newsletter: Newsletter;
  /** Resolves an image or file path of the API against the media host (docs/product/api.md#host-1). */
  mediaUrl(path: string): string;
  /**
   * Origin of the site, without a trailing slash, for canonical links and structured data. Empty if it is not known: see
   * `absoluteAddress`.
   */
  siteUrl: string;
  /** Resolves when a loader should stop waiting for data and let the page show its loading state. */
  loaderTimeout(): Promise<void>;
};
