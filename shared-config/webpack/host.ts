import path from 'node:path';
import zlib from 'node:zlib';
import { SHELL } from '@tramuntana/contracts';
import CompressionPlugin from 'compression-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { type BuildEnvironment, base, outputPath, type WorkspaceBuild } from './base';
import { BuildManifestPlugin } from './buildManifestPlugin';
import { compileHints } from './compileHints';
import { DevelopmentReact } from './DevelopmentReact';
import { nodeServer } from './nodeServer';
import { installedVersion, packageFolder, singletonVersions } from './sharedModules';
import { ShellOfferPlugin } from './shellOfferPlugin';

const ASSETS = '/assets/';

/**
 * Builds of the shell: browser code without the federation plugin, the documents' inline scripts, and the server. A release
 * also has React's development build, for developments elsewhere.
 */
export function host(): WorkspaceBuild {
  return (environment) => {
    const { folder } = environment;
    const browser = browserBuild(folder, environment);
    const own = [browser, inlineBuild(folder, environment), serverBuild(folder, environment)];
    if (environment.mode === 'development') return own;
    const react = new DevelopmentReact(folder);
    browser.plugins?.push(react);
    return [...own, react.configuration(environment, `${browser.name}`)];
  };
}

/** Optional native helpers of `ws`. It works without them. */
const withoutNativeHelpers = () => new webpack.IgnorePlugin({ resourceRegExp: /^(bufferutil|utf-8-validate)$/ });

function serverBuild(folder: string, environment: BuildEnvironment): Configuration {
  const entry = {
    server: './src/server/main.ts',
    renderWorker: './src/render-worker/renderWorker.ts',
    renderRoutes: './src/server/rendering/releaseCheck/main.ts',
    checkSettings: './src/server/checkSettings.ts',
    lentNames: './src/shared/facades/lentNames.ts',
  };
  const common = nodeServer(folder, entry, outputPath(folder, environment, 'server'), environment, {
    // A development build runs on the machine that made it. Leaving packages out takes a third of the time.
    selfContained: environment.mode === 'production',
  });
  return {
    ...common,
    resolve: {
      ...common.resolve,
      alias: routerAliases(folder, environment),
    },
    plugins: [...(common.plugins ?? []), withoutNativeHelpers(), new ShellOfferPlugin(folder)],
  };
}

function routerAliases(folder: string, { mode }: BuildEnvironment): Record<string, string> {
  // The package's exports lead to its development build. The production build is in the folder beside it.
  const build = path.join(packageFolder('react-router', folder), 'dist', mode);
  return {
    // The facade exports only the names that the site uses: half of the router. Remotes get the same names.
    'react-router-dom$': path.join(folder, 'src/shared/facades/routerFacade.ts'),
    'react-router$': path.join(build, 'index.mjs'),
    'react-router/dom$': path.join(build, 'dom-export.mjs'),
  };
}

/** The server puts these scripts into every document, and their hashes into its policy. */
function inlineBuild(folder: string, environment: BuildEnvironment): Configuration {
  return {
    ...base(folder, environment, { publicPath: ASSETS, emit: false }),
    name: 'shell (inline)',
    target: ['web', 'es2022'],
    entry: { firstPaint: './src/inline/firstPaint.ts', start: './src/inline/start.ts' },
    output: { path: outputPath(folder, environment, 'inline'), filename: '[name].js', clean: true },
  };
}

function browserBuild(folder: string, environment: BuildEnvironment): Configuration {
  const common = base(folder, environment, { publicPath: ASSETS, emit: true });
  return {
    ...common,
    name: 'shell (browser)',
    target: ['web', 'es2022'],
    entry: {
      main: './src/browser/main.tsx',
      watchErrors: './src/browser/reporting/watchFromStart.ts',
      devtools: './src/browser/devtools/startDevtools.ts',
      // No page loads this entry. It makes webpack emit the files that the server's document refers to.
      documentAssets: {
        import: './src/server/pages/document/documentAssets.ts',
        library: { type: 'var', name: 'documentAssets' },
      },
    },
    resolve: {
      ...common.resolve,
      alias: routerAliases(folder, environment),
    },
    output: {
      path: outputPath(folder, environment, 'web'),
      publicPath: ASSETS,
      uniqueName: 'shell',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      clean: true,
    },
    optimization: {
      ...common.optimization,
      chunkIds: 'named',
      moduleIds: 'deterministic',
      // All scripts of a page share one runtime, and `documentAssets` only gives the server addresses. Otherwise each
      // library would ask at run time which of the two is running.
      usedExports: 'global',
      splitChunks: {
        // The shell's code changes often and libraries rarely. A new shell must not make visitors load React again.
        cacheGroups: { libraries: { test: /node_modules/, name: 'libraries', chunks: 'initial', enforce: true } },
        chunks: 'async',
      },
    },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.DefinePlugin({
        __SINGLETON_VERSIONS__: JSON.stringify(singletonVersions(folder)),
      }),
      new BuildManifestPlugin('../build.json', (chunks) => ({
        schema: 1,
        remote: SHELL,
        version: environment.version,
        contract: `^${installedVersion('@tramuntana/contracts', folder)}`,
        // The shell is a release like a remote, but it mounts no paths for visitors.
        mounts: [],
        entry: chunks.main?.at(-1),
        container: SHELL,
        shared: singletonVersions(folder),
        chunks,
      })),
      compileHints(/^(libraries|main)\./),
      // Compression would take half of a development build's time, for a page on the same machine.
      ...(environment.mode === 'production' ? [compressedCopies()] : []),
    ],
  };
}

const compressedCopies = () =>
  new CompressionPlugin<zlib.BrotliOptions>({
    test: /\.(js|svg)$/,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
    minRatio: 1,
  });
