import { createRequire } from 'node:module';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

export type BuildEnvironment = {
  version: string;
  mode: 'production' | 'development';
  /** Folder of the output in the workspace; `dist` by default. `npm run dev` has its own, so that no build becomes stale. */
  output?: string;
};

/** One or more webpack configurations for a version: what a workspace's webpack.config.ts exports. */
export type WorkspaceBuild = (environment: BuildEnvironment) => Configuration[];

const compileTypeScript: RuleSetRule = {
  test: /\.tsx?$/,
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: {
        // Also in development: the shell lends `jsx-runtime`. For Fast Refresh see development/hotReload.ts.
        react: { runtime: 'automatic', importSource: '@emotion/react', development: false },
      },
    },
  },
};

type AssetOutput = {
  /**
   * URL prefix of the files; without it, that of the build's scripts. It must be the same in the server and in browsers, or
   * hydration would find other addresses.
   */
  publicPath?: string;
  /** False in the server's build, which needs only the addresses. */
  emit: boolean;
};

const emitAssets = ({ publicPath, emit }: AssetOutput): RuleSetRule => ({
  test: /\.(avif|jpg|webp|svg|png|woff2|mp4|webm|glb|vtt)$/,
  type: 'asset/resource',
  generator: { filename: 'media/[name].[contenthash:10][ext]', publicPath, emit },
});

/**
 * Packages without side effects that do not declare it, so that webpack would keep all of their code. The federation's would
 * be a third of a remote's entry; emotion imports the others for a function that nobody calls here.
 */
const shakable: RuleSetRule = {
  test: /node_modules[\\/](@module-federation|hoist-non-react-statics|react-is)[\\/]/,
  sideEffects: false,
};

/** Absolute path in the output of the workspace in `folder`. */
export const outputPath = (folder: string, { output = 'dist' }: BuildEnvironment, ...names: string[]): string =>
  path.join(folder, output, ...names);

/** The part of the configuration that all builds share. */
export function base(folder: string, environment: BuildEnvironment, assets: AssetOutput): Configuration {
  const { version, mode } = environment;
  return {
    mode,
    context: folder,
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [compileTypeScript, emitAssets(assets), shakable] },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // Licences stand in a file beside the scripts, in which they would be 2.7 kB of each page.
          extractComments: { filename: 'licenses.txt', banner: false },
          // Three passes save 0.3 kB of the first page's 140, and are no slower.
          terserOptions: { compress: { passes: 3 } },
        }),
      ],
    },
    plugins: [new webpack.DefinePlugin({ __VERSION__: JSON.stringify(version) })],
  };
}
