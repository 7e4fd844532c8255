import { rm } from 'node:fs/promises';
import path from 'node:path';
import { followSources } from '../site/followSources';
import { runSite } from '../site/runSite';
import { dataFolder, ROOT } from './places';

/** `npm run dev`: the site in development mode, brought up to date at every change of a source. */
export async function run(): Promise<number> {
  // A store of its own: each save makes a release, and those must not fill the one that `npm run release` speaks of.
  const store = path.join(ROOT, '.cache/dev-releases', String(process.pid));
  const { env } = process;
  try {
    return await runSite({
      root: ROOT,
      mode: 'development',
      dataFolder: dataFolder(ROOT, env),
      store,
      env,
      onReady: followSources,
    });
  } finally {
    await rm(store, { recursive: true, force: true });
  }
}
