import { build } from '../site/prepare';
import { ROOT } from './places';

/** `npm run build [-- workspace …]`: builds what is stale. */
export async function run(names: string[]): Promise<number> {
  const results = await build({ root: ROOT, mode: 'production' }, names.length > 0 ? names : undefined);
  return results.some(({ state }) => state === 'failed') ? 1 : 0;
}
