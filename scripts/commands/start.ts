import { Failure } from '../setup/Failure';
import { jsonLine } from '../site/logFormat';
import { runSite } from '../site/runSite';
import { dataFolder, ROOT, releaseFolder } from './paths';

/** `npm start`: builds changed workspaces, makes the remotes live, and serves the site on PORT. */
export async function run(): Promise<number> {
  const { env } = process;
  try {
    return await runSite({
      root: ROOT,
      dataFolder: dataFolder(ROOT, env),
      store: releaseFolder(ROOT, env),
      releasesUrl: env.RELEASES_URL || undefined,
      env,
    });
  } catch (error) {
    if (env.LOG_FORMAT !== 'json' || !(error instanceof Failure)) throw error;
    console.log(jsonLine(error.message, 50));
    return 1;
  }
}
