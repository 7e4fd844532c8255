import type { DataTag, QueryFunction } from '@tanstack/react-query';
import type { Address, Business, ContactInfo } from '../api/company';

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
