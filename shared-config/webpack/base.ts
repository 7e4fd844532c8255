import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';

export type BuildEnvironment = { version: string; mode: 'production' | 'development' };

/** One or more webpack configurations for a version: what a workspace's webpack.config.ts exports. */
export type WorkspaceBuild = (environment: BuildEnvironment) => Configuration[];

const compileTypeScript = (mode: BuildEnvironment['mode']): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: {
        react: { runtime: 'automatic', importSource: '@emotion/react', development: mode === 'development' },
      },
    },
  },
});

type AssetPlace = {
  /** Where the browser finds the files, in the HTML of the server and in the browser alike: both must print the same. */
  publicPath: string;
  /** False in the server's build, which only needs the addresses. */
  emit: boolean;
};

const emitAssets = ({ publicPath, emit }: AssetPlace): RuleSetRule => ({
  test: /\.(avif|webp|svg|png|woff2|mp4|webm|glb|vtt)$/,
  type: 'asset/resource',
  generator: { filename: 'media/[name].[contenthash:10][ext]', publicPath, emit },
});

/**
 * Packages that have no side effects and do not say it, so all of each would stay: a third of a remote's entry, and what
 * emotion imports for a function that nobody calls here.
 */
const shakable: RuleSetRule = {
  test: /node_modules[\\/](@module-federation|hoist-non-react-statics|react-is)[\\/]/,
  sideEffects: false,
};

/** What all builds have in common. */
export function base(folder: string, { version, mode }: BuildEnvironment, assets: AssetPlace): Configuration {
  return {
    mode,
    context: folder,
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [compileTypeScript(mode), emitAssets(assets), shakable] },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // 0.3 kB of the first page's 140, and no slower.
          terserOptions: { compress: { passes: 3 } },
        }),
      ],
    },
    plugins: [new webpack.DefinePlugin({ __VERSION__: JSON.stringify(version) })],
  };
}
