import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { type BuildEnvironment, base } from './base';

const isWorkspace = (request: string) => /^shared-(contracts|ui|config|http|lock|postgres)(\/|$)/.test(request);
// An imported font of a package is an address, not code to run.
const isAsset = (request: string) => /\.woff2$/.test(request);
const isOwn = (request: string) =>
  /^[./]/.test(request) || path.isAbsolute(request) || isWorkspace(request) || isAsset(request);

/**
 * The file that `require` finds for a request in a folder. A build of development runs out of a store, from where the packages
 * that only its workspace has are not found by name.
 */
function installedFile(request: string, folder: string): string {
  try {
    return createRequire(path.join(folder, 'package.json')).resolve(request);
  } catch {
    // The program itself will say what is missing.
    return request;
  }
}

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
      ({ request = '', context = folder }, done) => {
        if (isOwn(request) || selfContained) return done();
        const isDeveloped = environment.mode === 'development';
        done(undefined, `commonjs ${isDeveloped ? installedFile(request, context) : request}`);
      },
    ],
    node: { __dirname: false, __filename: false },
    output: { path: path.resolve(folder, output), filename: '[name].cjs', library: { type: 'commonjs2' }, clean: true },
    optimization: { minimize: false },
  };
}
