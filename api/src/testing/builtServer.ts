import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { apiFolder } from './databases';

let built: Promise<string> | undefined;

/**
 * Path of the API's program, bundled from the current sources once for each test file. The bundle starts in a third of the
 * time that tsx takes.
 */
export const builtServer = (): Promise<string> => (built ??= bundle());

async function bundle(): Promise<string> {
  // In the package's own folder, so that Node finds the npm packages.
  const file = path.join(apiFolder, '.cache/test/server.cjs');
  // Several processes may bundle at once, so each writes a file of its own and renames it.
  const own = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  const { dependencies } = JSON.parse(readFileSync(path.join(apiFolder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  await build({
    entryPoints: [path.join(apiFolder, 'src/server.ts')],
    outfile: own,
    bundle: true,
    platform: 'node',
    external: Object.keys(dependencies).filter((name) => !/^(shared-|@tramuntana\/)/.test(name)),
    sourcemap: 'inline',
  });
  renameSync(own, file);
  return file;
}
