import { watchSources } from '@tramuntana/remote/development/run/watchSources';
import type { SiteProcess } from 'shared-site';
import { build } from '../site/build';

type Settings = { root: string; print: (line: string) => void };

/**
 * Rebuilds the API after a change of its sources, and restarts it. It also restarts the API after a change of its content or
 * migrations, because the API reads these when it starts. Returns a function that stops this.
 */
export function followApi(api: SiteProcess, { root, print }: Settings): () => void {
  let running = Promise.resolve();
  const follow = async () => {
    const [result] = await build({ root, quiet: true, print }, ['api']);
    if (result?.state !== 'failed') await api.restart();
  };
  return watchSources(root, ['api', 'shared-contracts', 'shared-lock'], () => {
    running = running.then(follow).catch((error: Error) => print(error.message));
  });
}
