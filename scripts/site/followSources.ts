import { type Preparation, prepare } from './prepare';
import type { Site } from './Site';
import { watchSources } from './watchSources';

/** After each change of a source: builds, makes remotes live, restarts changed servers. Returns a function that ends it. */
export function followSources(site: Site, preparation: Preparation): () => void {
  const { print } = preparation;
  let isBusy = false;
  let isDue = false;

  const follow = async () => {
    isDue = true;
    if (isBusy) return;
    isBusy = true;
    while (isDue) {
      isDue = false;
      await bringUpToDate(site, preparation).catch((error: Error) => print(error.message));
    }
    isBusy = false;
  };
  return watchSources(preparation.root, () => void follow());
}

async function bringUpToDate(site: Site, preparation: Preparation) {
  const results = await prepare(preparation);
  const built = results.filter(({ state }) => state === 'built').map(({ name }) => name);
  if (built.includes('api')) await site.api?.restart();
}
