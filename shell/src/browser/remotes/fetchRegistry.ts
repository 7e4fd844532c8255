import type { Registry } from 'shared-contracts';
import { loadSchemas } from '../../shared/api/loadSchemas';
import { fetchUnlessLeft } from '../navigation/fetchUnlessLeft';

/** How long to wait for the registry, in milliseconds. */
const TIMEOUT = 5000;

/** Fetches the whole current registry. Rejects after the timeout, or if the answer has another shape. */
export async function fetchRegistry(): Promise<Registry> {
  const calling = fetchUnlessLeft('/registry.json', {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const [response, { registry }] = await Promise.all([calling, loadSchemas()]);
  return registry.parse(await response.json());
}
