import path from 'node:path';
import { runDevelopment } from '../dev/runDevelopment';
import { dataFolder, releaseFolder } from '../site/folders';
import { ROOT } from './paths';

/** `npm run dev [-- workspace …] [--from https://site]`: runs the site in development; edits appear in the open page. */
export function run(args: string[]): Promise<number> {
  const { env } = process;
  return runDevelopment(args, {
    root: ROOT,
    // Development has its own database, so it can run beside `npm start`: two processes cannot open one database.
    dataFolder: path.join(dataFolder(ROOT, env), 'development'),
    // Development has its own releases, because each save makes a release. These must not fill the store of `npm run release`.
    folder: path.join(ROOT, '.cache/dev-releases', String(process.pid)),
    cache: path.join(ROOT, '.cache/site-files'),
    published: { url: env.RELEASES_URL, folder: releaseFolder(ROOT, env) },
    env,
  });
}
