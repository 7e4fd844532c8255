import { failuresAsRecords } from 'shared-site';
import { buildSite } from '../site/build';
import { dataFolder, releaseFolder } from '../site/folders';
import { runSite } from '../site/runSite';
import { ROOT } from './paths';

/** `npm start`: builds changed workspaces, makes the remotes live, and serves the site on PORT. */
export const run = (): Promise<number> => {
  const { env } = process;
  return failuresAsRecords(env, () =>
    runSite({
      root: ROOT,
      dataFolder: dataFolder(ROOT, env),
      store: releaseFolder(ROOT, env),
      releasesUrl: env.RELEASES_URL || undefined,
      build: (print) => buildSite({ root: ROOT, print }),
      env,
    }),
  );
};
