import { readCached, type Service, writeCached } from '@tramuntana/contracts';
import { loadSchemas } from './loadSchemas';

const KEY = 'services';
const HOUR = 3_600_000;

/** The services from an earlier page view, for up to an hour (docs/product/services.md#index-5). */
export const readStoredServices = (now: number): Promise<Service[] | undefined> =>
  readCached(KEY, () => loadSchemas().then(({ storedServices }) => storedServices), now);

/**
 * Keeps a list for an hour from `readAt`, its time of the API's answer in milliseconds. A list from the storage is not
 * renewed.
 */
export const storeServices = (services: readonly Service[], readAt: number): void =>
  writeCached(KEY, services, HOUR, readAt);
