import { build } from '../site/build';
import { ROOT } from './paths';

/** `npm run build [-- workspace …]`: builds the workspaces whose inputs changed. Returns the exit code. */
export async function run(names: string[]): Promise<number> {
  const results = await build({ root: ROOT }, names.length > 0 ? names : undefined);
  return results.some(({ state }) => state === 'failed') ? 1 : 0;
}
