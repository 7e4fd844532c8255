import { createRequire } from 'node:module';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

export type BuildEnvironment = {
  /** The workspace, absolute. */
  folder: string;
  version: string;
  mode: 'production' | 'development';
  /** Output folder in the workspace; `dist` by default. `npm run dev` uses its own, so that no build becomes stale. */
  output?: string;
};

/** The export of a workspace's webpack.config.ts: one or more webpack configurations for a version. */
export type WorkspaceBuild = (environment: BuildEnvironment) => Configuration[];

const compileTypeScript: RuleSetRule = {
  test: /\.tsx?$/,
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: {
        // The shell lends only `jsx-runtime`, even in development. For Fast Refresh see development/hotReload.ts.
        react: { runtime: 'automatic', importSource: '@emotion/react', development: false },
      },
    },
  },
};

type AssetOutput = {
  /**
   * URL prefix of the files; by default the prefix of the build's scripts. Server and browser must use the same one, or
   * hydration finds different addresses.
   */
  publicPath?: string;
  /** False in the server's build: it needs only the addresses. */
  emit: boolean;
};

const emitAssets = ({ publicPath, emit }: AssetOutput): RuleSetRule => ({
  test: /\.(avif|jpg|webp|svg|png|woff2|mp4|webm|glb|vtt)$/,
  type: 'asset/resource',
  generator: { filename: 'media/[name].[contenthash:10][ext]', publicPath, emit },
});

/**
 * Packages without side effects that do not say so; webpack would keep all of their code. The federation's packages would be
 * a third of a remote's entry. Emotion imports the others for a function that our code never calls.
 */
const shakable: RuleSetRule = {
  test: /node_modules[\\/](@module-federation|hoist-non-react-statics|react-is)[\\/]/,
  sideEffects: false,
};

/** Absolute path in the output of the workspace in `folder`. */
export const outputPath = (folder: string, { output = 'dist' }: BuildEnvironment, ...names: string[]): string =>
  path.join(folder, output, ...names);

/** The configuration that all builds share. */
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
          // Licences go into a separate file. In the scripts they would add 2.7 kB to each page.
          extractComments: { filename: 'licenses.txt', banner: false },
          // Three passes save 0.3 kB of the first page's 140 and are no slower.
          terserOptions: { compress: { passes: 3 } },
        }),
      ],
    },
    plugins: [new webpack.DefinePlugin({ __VERSION__: JSON.stringify(version) })],
  };
}
