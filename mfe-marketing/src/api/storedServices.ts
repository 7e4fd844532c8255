import { readCached, type Service, writeCached } from 'shared-contracts';
import { loadSchemas } from './loadSchemas';

const KEY = 'services';
const HOUR = 3_600_000;

/** The services of an earlier page view, within their hour (docs/product/services.md#index-5). */
export const readStoredServices = (now: number): Promise<Service[] | undefined> =>
  readCached(KEY, () => loadSchemas().then(({ storedServices }) => storedServices), now);

/** Keeps a list for an hour from when it was read from the API (milliseconds); one from the storage stays as it is. */
export const storeServices = (services: readonly Service[], readAt: number): void =>
  writeCached(KEY, services, HOUR, readAt);
