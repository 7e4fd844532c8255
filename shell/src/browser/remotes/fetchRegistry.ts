import type { Registry } from 'shared-contracts';
import { loadSchemas } from '../../shared/api/loadSchemas';

/** The registry that has not come after so long is given up, in milliseconds. */
const TIMEOUT = 10_000;

/** The whole registry as it is now. Rejects when it does not come in time, or is none. */
export async function fetchRegistry(): Promise<Registry> {
  const calling = fetch('/registry.json', {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const [response, { registry }] = await Promise.all([calling, loadSchemas()]);
  return registry.parse(await response.json());
}
