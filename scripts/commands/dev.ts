import { rm } from 'node:fs/promises';
import path from 'node:path';
import { followSources } from '../site/followSources';
import { runSite } from '../site/runSite';
import { dataFolder, ROOT } from './paths';

/** `npm run dev`: the site in development mode; each saved source is built and goes live. */
export async function run(): Promise<number> {
  // A store of its own: each save makes a release, and those must not fill the store of `npm run release`.
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
