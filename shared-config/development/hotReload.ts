import { createRequire } from 'node:module';
import path from 'node:path';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { SHELL } from '@tramuntana/contracts';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { ownModule } from '../webpack/ownModule';
import { DEVELOPED, EVENTS, HOT_FOLDER } from './paths';

const require = createRequire(import.meta.url);
const pageModule = (name: string) => ownModule(`development/page/${name}`);

/** Milliseconds without an event after which a page connects again. The server sends events more often than that. */
const EVENTS_TIMEOUT = 5000;

/** Whether this is the build of a page's scripts, not of a server or of a page in an iframe. */
const isPage = ({ output }: Configuration) => output?.uniqueName !== undefined;

/**
 * Lets an open page follow the development build of a workspace. Browser builds get source maps, webpack's hot modules and
 * Fast Refresh. They run before the server's build, because a developer waits for the page.
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
    // The Content-Security-Policy forbids maps by `eval`. Line numbers are enough, and faster than columns.
    devtool: 'cheap-module-source-map',
    output: {
      ...configuration.output,
      // Cleaning would delete updates that an open page has not loaded yet.
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
      // An open page must load its later chunks from the newest build, so their address has no version.
      ...(!isShell && { publicPath: `/releases/${name}/${DEVELOPED}/` }),
    },
    resolve: {
      ...configuration.resolve,
      // Fast Refresh needs SWC's development output, and that calls `jsx-dev-runtime`. The shell lends only `jsx-runtime`.
      alias: { ...configuration.resolve?.alias, '@emotion/react/jsx-dev-runtime$': pageModule('jsxDevRuntime') },
    },
    plugins: [
      // In the shell, the hook of Fast Refresh must be installed before react-dom runs. Entries run in this order.
      new RefreshPlugin({ overlay: false, exclude: [/node_modules/, /development[\\/]page/] }),
      ...(isShell ? [entry(pageModule('lendRefreshRuntime'))] : [lentRefreshRuntime()]),
      ...(configuration.plugins ?? []),
      entry(`${require.resolve('webpack-hot-middleware/client')}${client}`),
      // A released shell has no such script, so each remote from source brings it. The first one in a page runs.
      entry(pageModule('reportErrors')),
      new webpack.HotModuleReplacementPlugin(),
    ],
  };
}

/** A page has one Fast Refresh, the shell's. React asks only one runtime for a component's replacement. */
const lentRefreshRuntime = () =>
  new webpack.NormalModuleReplacementPlugin(
    /^react-refresh[\\/]runtime$|[\\/]react-refresh[\\/]runtime\.js$/,
    pageModule('refreshRuntime'),
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
