import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import type { WorkspaceBuild } from '../webpack/base';

type Side = 'browser' | 'server';

type Options = {
  version: string;
  /** Absolute path of the output folder. Its layout is that of `dist`. */
  output: string;
  sides: readonly Side[];
};

/**
 * Builds a workspace again with a source map for each script; the code is that of the normal build. Releases have no maps:
 * they would add a file for every two and make every build slower. Rejects if the build fails.
 */
export async function mappedBuild(folder: string, { version, output, sides }: Options): Promise<void> {
  const file = pathToFileURL(path.join(folder, 'webpack.config.ts')).href;
  const { default: configure } = (await import(file)) as { default: WorkspaceBuild };
  const chosen = configure({ folder, version, mode: 'production' }).flatMap((configuration) => {
    const side = sides.find((one) => configuration.name?.endsWith(`(${one})`));
    return side ? [mapped(configuration, side === 'browser' ? path.join(output, 'web') : output)] : [];
  });
  if (chosen.length === 0) throw new Error(`${folder} has no build for ${sides.join(' or ')}`);
  await build(chosen);
}

const mapped = (configuration: Configuration, output: string): Configuration => ({
  ...configuration,
  devtool: 'hidden-source-map',
  output: { ...configuration.output, path: output },
  plugins: configuration.plugins?.filter((plugin) => plugin?.constructor.name !== 'CompressionPlugin'),
});

function build(configurations: Configuration[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configurations);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('webpack gave no result'));
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
  });
}
