import path from 'node:path';
import type { Configuration } from 'webpack';
import { type BuildEnvironment, base } from './base';

const isWorkspace = (request: string) => /^shared-(contracts|ui|config)(\/|$)/.test(request);
// A font of a package is an address to us, not code to run.
const isAsset = (request: string) => /\.woff2$/.test(request);
const isOwn = (request: string) =>
  /^[./]/.test(request) || path.isAbsolute(request) || isWorkspace(request) || isAsset(request);

type Options = {
  /** Where the browser finds the assets. */
  assetPath?: string;
  /** Packages to compile in all the same, because Node would find another build of them than the one that is wanted. */
  compiledIn?: RegExp;
};

/**
 * A program for Node: workspace packages are compiled in, everything from the registry is required where it is installed.
 * CommonJS throughout, so that a library is one instance however it is reached.
 */
export function nodeServer(
  folder: string,
  entry: Record<string, string>,
  output: string,
  environment: BuildEnvironment,
  { assetPath = '/assets/', compiledIn }: Options = {},
): Configuration {
  const common = base(folder, environment, { publicPath: assetPath, emit: false });
  return {
    ...common,
    name: `${path.basename(folder)} (server)`,
    target: 'node24',
    entry,
    externals: [
      ({ request = '' }, done) => {
        if (isOwn(request) || compiledIn?.test(request)) done();
        else done(undefined, `commonjs ${request}`);
      },
    ],
    node: { __dirname: false, __filename: false },
    output: { path: path.resolve(folder, output), filename: '[name].cjs', library: { type: 'commonjs2' }, clean: true },
    optimization: { minimize: false },
  };
}
