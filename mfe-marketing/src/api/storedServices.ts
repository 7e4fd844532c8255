import type { Service } from 'shared-contracts';
import { loadSchemas } from './loadSchemas';

const KEY = 'services';
const HOUR = 3_600_000;

/** The services of an earlier page view (specification, section 4): what expired or cannot be read is deleted. */
export async function readStoredServices(now: number): Promise<Service[] | undefined> {
  try {
    const stored = window.localStorage.getItem(KEY);
    if (stored === null) return undefined;
    const { storedServices } = await loadSchemas();
    const parsed = storedServices.safeParse(JSON.parse(stored));
    if (parsed.success && parsed.data.expiresAt > now) return parsed.data.value;
    window.localStorage.removeItem(KEY);
  } catch {
    // No storage, or not JSON: the same as missing. A later write replaces it.
  }
  return undefined;
}

/** Keeps the list for an hour from `now`. */
export function storeServices(services: readonly Service[], now: number): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ expiresAt: now + HOUR, value: services }));
  } catch {
    // Storage is switched off or full: the next visit asks the API again.
  }
}
