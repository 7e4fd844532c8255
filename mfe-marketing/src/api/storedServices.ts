import { type Service, service } from 'shared-contracts';
import * as z from 'zod/mini';

const KEY = 'services';
const HOUR = 3_600_000;

const entry = z.object({ expiresAt: z.number(), value: z.array(service) });

/** The services of an earlier page view (specification, section 4): what expired or cannot be read is deleted. */
export function readStoredServices(now: number): Service[] | undefined {
  try {
    const stored = window.localStorage.getItem(KEY);
    if (stored === null) return undefined;
    const parsed = z.safeParse(entry, JSON.parse(stored));
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
