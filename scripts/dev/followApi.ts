import { build } from '../site/prepare';
import type { Site } from '../site/Site';
import { watchSources } from '../site/watchSources';

type Settings = { root: string; print: (line: string) => void };

/**
 * Builds the API again after a change of its sources, and starts it anew, also for what it reads at its start: its content and
 * its migrations. Returns a function that ends it.
 */
export function followApi(site: Pick<Site, 'api'>, { root, print }: Settings): () => void {
  let running = Promise.resolve();
  const follow = async () => {
    const [result] = await build({ root, quiet: true, print }, ['api']);
    if (result?.state !== 'failed') await site.api?.restart();
  };
  return watchSources(root, ['api', 'shared-contracts', 'shared-lock'], () => {
    running = running.then(follow).catch((error: Error) => print(error.message));
  });
}
