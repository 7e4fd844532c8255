import path from 'node:path';
import type { Configuration } from 'webpack';
import { type BuildEnvironment, base } from './base';

const isWorkspace = (request: string) => /^shared-(contracts|ui|config|lock)(\/|$)/.test(request);
// An imported font of a package is an address, not code to run.
const isAsset = (request: string) => /\.woff2$/.test(request);
const isOwn = (request: string) =>
  /^[./]/.test(request) || path.isAbsolute(request) || isWorkspace(request) || isAsset(request);

type Options = {
  /** URL prefix of the assets. */
  assetPath?: string;
  /** Bundles all packages. So a release keeps the versions that it was built with, and loads only what it uses of them. */
  selfContained?: boolean;
};

/**
 * Build of a Node program. Workspace packages are bundled; packages of the registry are required where they are installed,
 * unless it is self-contained. The output is CommonJS, so that each library has one instance, whoever requires it.
 */
export function nodeServer(
  folder: string,
  entry: Record<string, string>,
  output: string,
  environment: BuildEnvironment,
  { assetPath = '/assets/', selfContained = false }: Options = {},
): Configuration {
  const common = base(folder, environment, { publicPath: assetPath, emit: false });
  return {
    ...common,
    name: `${path.basename(folder)} (server)`,
    target: 'node24',
    entry,
    externals: [
      ({ request = '' }, done) => {
        if (isOwn(request) || selfContained) done();
        else done(undefined, `commonjs ${request}`);
      },
    ],
    node: { __dirname: false, __filename: false },
    output: { path: path.resolve(folder, output), filename: '[name].cjs', library: { type: 'commonjs2' }, clean: true },
    optimization: { minimize: false },
  };
}
