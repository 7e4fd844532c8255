import type { Service } from 'shared-contracts';
import { loadSchemas } from './loadSchemas';

const KEY = 'services';
const HOUR = 3_600_000;

/** Lists that came from the storage. Writing one back would prolong its hour each time that it is shown. */
const stored = new WeakSet<readonly Service[]>();

/** The services of an earlier page view. What expired or cannot be read is deleted (docs/product/site.md#keep-9). */
export async function readStoredServices(now: number): Promise<Service[] | undefined> {
  try {
    const text = window.localStorage.getItem(KEY);
    if (text === null) return undefined;
    const { storedServices } = await loadSchemas();
    const parsed = storedServices.safeParse(JSON.parse(text));
    if (parsed.success && parsed.data.expiresAt > now) {
      stored.add(parsed.data.value);
      return parsed.data.value;
    }
    window.localStorage.removeItem(KEY);
  } catch {
    // No storage, or not JSON: the same as missing. A later write replaces it.
  }
  return undefined;
}

/** Keeps a list for an hour from when it was read from the API (milliseconds); one from the storage stays as it is. */
export function storeServices(services: readonly Service[], readAt: number): void {
  if (stored.has(services)) return;
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ expiresAt: readAt + HOUR, value: services }));
  } catch {
    // Storage is switched off or full: the next visit asks the API again.
  }
}
