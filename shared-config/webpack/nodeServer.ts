import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { type BuildEnvironment, base } from './base';

const isWorkspace = (request: string) =>
  /^(@tramuntana\/(contracts|ui)|shared-(http|lock|postgres))(\/|$)/.test(request);
// An imported font is an address, not code to run, so it is bundled even from a package.
const isAsset = (request: string) => /\.woff2$/.test(request);
const isOwn = (request: string) =>
  /^[./]/.test(request) || path.isAbsolute(request) || isWorkspace(request) || isAsset(request);

/**
 * The file that `require` finds for a request from a folder. A development build runs from a store, and the store cannot
 * find by name packages that are installed only for one workspace.
 */
function installedFile(request: string, folder: string): string {
  try {
    return createRequire(path.join(folder, 'package.json')).resolve(request);
  } catch {
    // The program's own error will name the missing package.
    return request;
  }
}

type Options = {
  /** URL prefix of the assets. */
  assetPath?: string;
  /** Bundles all packages. The release then keeps the versions of its build and loads only the code that it uses. */
  selfContained?: boolean;
};

/**
 * Build of a Node program. Workspace packages are bundled. Packages of the registry are required from where they are
 * installed, unless the build is self-contained. CommonJS output gives each library a single instance.
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
