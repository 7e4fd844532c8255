import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import type { WorkspaceBuild } from '../webpack/base';

type Side = 'browser' | 'server';

type Options = {
  version: string;
  /** Folder of the output, absolute; laid out as `dist` is. */
  output: string;
  sides: readonly Side[];
};

/**
 * Builds a workspace once more with a source map beside each script. A release has none: visitors would get a third file
 * for each two, and every build would take longer. The code is that of a build of the same version. Rejects where it fails.
 */
export async function mappedBuild(folder: string, { version, output, sides }: Options): Promise<void> {
  const file = pathToFileURL(path.join(folder, 'webpack.config.ts')).href;
  const { default: configure } = (await import(file)) as { default: WorkspaceBuild };
  const chosen = configure({ version, mode: 'production' }).flatMap((configuration) => {
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
