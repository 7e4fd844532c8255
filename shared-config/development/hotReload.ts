import { createRequire } from 'node:module';
import path from 'node:path';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { SHELL } from 'shared-contracts';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { DEVELOPED, EVENTS, HOT_FOLDER } from './addresses';

const require = createRequire(import.meta.url);
const pageModule = (name: string) => path.join(import.meta.dirname, 'page', name);

/** Milliseconds without an event after which a page connects again; the server says something more often. */
const EVENTS_TIMEOUT = 5000;

/** Whether it is the build that a page loads, and not that of a server or of a page in a frame. */
const isPage = ({ output }: Configuration) => output?.uniqueName !== undefined;

/**
 * Makes the development configuration of a workspace one that an open page follows: browser builds get source maps, webpack's
 * hot modules and Fast Refresh, and are built before the server's, which nobody waits for.
 */
export function hotReload(root: string, name: string, configurations: Configuration[]): Configuration[] {
  const pages = configurations.filter(isPage).map((each) => `${each.name}`);
  return configurations.map((each) => {
    const configuration = withSourceMaps(root, each);
    if (isPage(each)) return hotPage(name, configuration);
    return { ...configuration, dependencies: [...new Set([...(each.dependencies ?? []), ...pages])] };
  });
}

function withSourceMaps(root: string, configuration: Configuration): Configuration {
  return {
    ...configuration,
    cache: {
      type: 'filesystem',
      name: `${configuration.name}`.replace(/\W+/g, '-'),
      cacheDirectory: path.join(root, '.cache/webpack'),
      buildDependencies: {
        config: [import.meta.filename, path.join(configuration.context ?? '', 'webpack.config.ts')],
      },
    },
    // Not by `eval`, which the Content-Security-Policy forbids. Lines are enough, and quicker than columns.
    devtool: 'cheap-module-source-map',
    output: {
      ...configuration.output,
      // Removing what is old would take away the updates that an open page has not loaded yet.
      clean: false,
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
        `webpack:///${path.relative(root, absoluteResourcePath).split(path.sep).join('/')}`,
    },
  };
}

function hotPage(name: string, configuration: Configuration): Configuration {
  const isShell = name === SHELL;
  const client = `?path=${EVENTS}&timeout=${EVENTS_TIMEOUT}&name=${name}&reload=true&noInfo=true`;
  const entry = (request: string) => new webpack.EntryPlugin(configuration.context ?? '', request, { name: undefined });
  return {
    ...configuration,
    module: {
      rules: [
        ...(configuration.module?.rules ?? []).map((rule) => withRefresh(rule as RuleSetRule)),
        ...(isShell ? [] : [keepPage(name, configuration.context ?? '')]),
      ],
    },
    output: {
      ...configuration.output,
      hotUpdateChunkFilename: `${HOT_FOLDER}/[id].[fullhash].hot-update.js`,
      hotUpdateMainFilename: `${HOT_FOLDER}/[runtime].[fullhash].hot-update.json`,
      sourceMapFilename: `${HOT_FOLDER}/[file].map`,
      // An open page loads chunks later, and they must be those of the newest build: at an address without a version.
      ...(!isShell && { publicPath: `/releases/${name}/${DEVELOPED}/` }),
    },
    resolve: {
      ...configuration.resolve,
      // Fast Refresh needs SWC's development output, which calls this module. The shell lends only the other one.
      alias: { ...configuration.resolve?.alias, '@emotion/react/jsx-dev-runtime$': pageModule('jsxDevRuntime.ts') },
    },
    plugins: [
      // In the shell, the hook of Fast Refresh must be there before react-dom: entries run in this order.
      new RefreshPlugin({ overlay: false, exclude: [/node_modules/, /development[\\/]page/] }),
      ...(isShell ? [entry(pageModule('lendRefreshRuntime.ts'))] : [lentRefreshRuntime()]),
      ...(configuration.plugins ?? []),
      entry(`${require.resolve('webpack-hot-middleware/client')}${client}`),
      ...(isShell ? [entry(pageModule('reportErrors.ts'))] : []),
      new webpack.HotModuleReplacementPlugin(),
    ],
  };
}

/** A page has one Fast Refresh, the shell's: React asks only one of them which component replaces another. */
const lentRefreshRuntime = () =>
  new webpack.NormalModuleReplacementPlugin(
    /^react-refresh[\\/]runtime$|[\\/]react-refresh[\\/]runtime\.js$/,
    pageModule('refreshRuntime.ts'),
  );

const keepPage = (name: string, folder: string): RuleSetRule => ({
  enforce: 'pre',
  test: /\.tsx?$/,
  exclude: [/node_modules/, /development[\\/]page/],
  loader: path.join(import.meta.dirname, 'keepPageLoader.cjs'),
  options: { name, routes: path.join(folder, 'src/routes.tsx') },
});

type SwcOptions = { jsc: { transform: { react: object } } };

function withRefresh(rule: RuleSetRule): RuleSetRule {
  if (typeof rule.loader !== 'string' || !/[\\/]swc-loader[\\/]/.test(rule.loader)) return rule;
  const { jsc } = rule.options as SwcOptions;
  const react = { ...jsc.transform.react, development: true, refresh: true };
  return { ...rule, options: { jsc: { ...jsc, transform: { ...jsc.transform, react } } } };
}
