import type { DataTag, QueryClient, QueryFunction } from '@tanstack/react-query';
import type { ApiClient } from '../api/apiClient';
import type { Address, Business, ContactInfo } from '../api/company';
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

/**
 * A query that the shell answers, for `useQuery`, `prefetch` and `getQueryData`. Every page has its data, because header and
 * footer show them. A remote adds nothing: the shell defines the key and the call.
 */
export type SharedQuery<Data> = {
  queryKey: DataTag<readonly string[], Data, Error>;
  queryFn: QueryFunction<Data, readonly string[]>;
  /** False: after a failure the query runs again when the visitor presses 'Reintentar', not when a page mounts. */
  retryOnMount: boolean;
};

/**
 * The API's data about the company. Each query can fail alone and then logs its own message (docs/product/texts.md#log-1).
 */
export type CompanyQueries = {
  contact: SharedQuery<ContactInfo>;
  address: SharedQuery<Address>;
  business: SharedQuery<Business>;
};

/** The part of a service that links need: its name, and the last part of its page's address. */
export type ServiceLink = { titulo: string; pagina: string };

export type ServiceQueries = { links: SharedQuery<ServiceLink[]> };

/** `invalid`: the form refused the address and sent nothing. `refused`: the API refused it. */
export type Subscription = { outcome: 'accepted' | 'invalid' | 'refused'; message: string };

/** The shell's newsletter. Any remote may show its form. */
export type Newsletter = {
  /** Address of the form's POST without scripts. Its only field is `email`; the server adds those of `EVIDENCE_FIELDS`. */
  action: string;
  /**
   * Subscribes an address (docs/product/api.md#send-1). A verdict of the form or the API is a value with the visitor's
   * sentence. Any other failure of the call rejects.
   */
  subscribe(email: string): Promise<Subscription>;
};
