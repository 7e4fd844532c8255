import type { DataTag, QueryFunction } from '@tanstack/react-query';
import type { Address, Business, ContactInfo } from '../api/company';

/**
 * A query that the shell answers, for `useQuery`, `prefetch` and `getQueryData`. Its data come with every page, because
 * header and footer show them. A remote adds nothing to it: the key and the way to the data are the shell's.
 */
export type SharedQuery<Data> = {
  queryKey: DataTag<readonly string[], Data, Error>;
  queryFn: QueryFunction<Data, readonly string[]>;
  /** False: what failed is asked for again when somebody presses 'Reintentar', not when a page mounts. */
  retryOnMount: boolean;
};

/** What the API tells of the company. Each may fail by itself, and logs its own words then (docs/product/texts.md#log-1). */
export type CompanyQueries = {
  contact: SharedQuery<ContactInfo>;
  address: SharedQuery<Address>;
  business: SharedQuery<Business>;
};

/** A service as links need it: its name, and the last part of its page's address. */
export type ServiceLink = { titulo: string; pagina: string };

export type ServiceQueries = { links: SharedQuery<ServiceLink[]> };
