import path from 'node:path';
import { runDevelopment } from '../dev/runDevelopment';
import { dataFolder, ROOT, releaseFolder } from './paths';

/** `npm run dev [-- workspace …] [--from https://site]`: the site in development; an edit shows in the open page. */
export function run(args: string[]): Promise<number> {
  const { env } = process;
  return runDevelopment(args, {
    root: ROOT,
    // A database of its own, so that it runs beside the site that `npm start` runs: two processes cannot open one.
    dataFolder: path.join(dataFolder(ROOT, env), 'development'),
    // A store of its own: each save makes a release, and those must not fill the store of `npm run release`.
    store: path.join(ROOT, '.cache/dev-releases', String(process.pid)),
    published: { url: env.RELEASES_URL, folder: releaseFolder(ROOT, env) },
    env,
  });
}
