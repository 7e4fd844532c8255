import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { apiFolder } from './databases';

let built: Promise<string> | undefined;

/**
 * Path of the API's program, bundled from its sources as they are, once for each file of tests. It starts in a third of the
 * time that tsx takes to transform them.
 */
export const builtServer = (): Promise<string> => (built ??= bundle());

async function bundle(): Promise<string> {
  // In the package's own folder, from where the packages of the registry are found.
  const file = path.join(apiFolder, '.cache/test/server.cjs');
  // Several processes may bundle at once: each renames a whole file.
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
    external: Object.keys(dependencies).filter((name) => !name.startsWith('shared-')),
    sourcemap: 'inline',
  });
  renameSync(own, file);
  return file;
}
