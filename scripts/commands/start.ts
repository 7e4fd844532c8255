import { runSite } from '../site/runSite';
import { dataFolder, ROOT, releaseFolder } from './paths';

/** `npm start`: builds what changed, makes the remotes live, and serves the site on PORT. */
export function run(): Promise<number> {
  const { env } = process;
  return runSite({
    root: ROOT,
    mode: 'production',
    dataFolder: dataFolder(ROOT, env),
    store: releaseFolder(ROOT, env),
    releasesUrl: env.RELEASES_URL || undefined,
    env,
  });
}
