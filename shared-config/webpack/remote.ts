// This plugin keeps webpack at 5.111: it loads lib/util/extractUrlAndGlobal, and 5.112 has removed that file.
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { SINGLETONS, sharedPackage } from '@tramuntana/contracts';
import webpack, { type Configuration } from 'webpack';
import { type BuildEnvironment, base, outputPath, type WorkspaceBuild } from './base';
import { BuildManifestPlugin } from './buildManifestPlugin';
import { compileHints, FIRST_PAGES } from './compileHints';
import { FixedEntryIds } from './fixedEntryIds';
import { ownModule } from './ownModule';
import { type RemoteDefinition, refuseBadDefinition, refuseOtherName } from './remoteDefinition';
import { sharedImports } from './sharedImports';
import { declaredRanges, importedAs, installedVersion, singletonVersions } from './sharedModules';

const ENTRY = 'remoteEntry.js';

/** Replaces the plugin's bundler runtime by ours. Ours needs no federation runtime in the page. */
const ownBundlerRuntime = () =>
  new webpack.NormalModuleReplacementPlugin(
    /[\\/]webpack-bundler-runtime[\\/]/,
    ownModule('federation/bundlerRuntime'),
  );

/** The whole content of a remote's webpack.config.ts: `export default remote({ name: 'mfe-blog', mounts: ['/blog'] })`. */
export function remote(definition: RemoteDefinition): WorkspaceBuild {
  refuseBadDefinition(definition);
  return (environment) => {
    refuseOtherName(definition, environment.folder);
    return [browserBuild(definition, environment), serverBuild(definition, environment)];
  };
}

const releasePath = (name: string, version: string) => `/releases/${name}/${version}/`;
const identifier = (text: string) => text.replace(/\W/g, '_');

function browserBuild({ name, mounts, forms, nav }: RemoteDefinition, environment: BuildEnvironment): Configuration {
  const { folder } = environment;
  const contract = `^${installedVersion('@tramuntana/contracts', folder)}`;
  const requires = declaredRanges(folder);
  // The container's name includes the version: two versions in one page must not find each other or share chunks.
  const container = identifier(`${name}_${environment.version}`);
  const common = base(folder, environment, { emit: true });
  return {
    ...common,
    name: `${name} (browser)`,
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: outputPath(folder, environment, 'web'),
      // Resolved at run time to the path of the entry's folder (bundlerRuntime.ts).
      publicPath: 'auto',
      uniqueName: container,
      chunkLoadTimeout: 10_000,
      filename: '[name].js',
      // No hash: a release's folder never changes, and the entry would have to list a hash for each chunk.
      chunkFilename: '[name].js',
      clean: true,
    },
    optimization: { ...common.optimization, chunkIds: 'named', moduleIds: 'deterministic' },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: ENTRY,
        exposes: { './routes': { import: './src/routes.tsx', name: 'routes' } },
        shared: Object.fromEntries(
          SINGLETONS.map((singleton) => {
            const range = { '@tramuntana/contracts': contract, ...requires }[sharedPackage(singleton)];
            // Pages do not compare these ranges (bundlerRuntime.ts). The release tool and the shell compare the manifest's.
            return [
              importedAs(singleton),
              {
                shareKey: singleton,
                singleton: true,
                import: false,
                requiredVersion: range ?? false,
                strictVersion: true,
              },
            ];
          }),
        ),
        shareStrategy: 'loaded-first',
        dts: false,
        // No program reads these files. build.json already gives the shell's versions.
        manifest: false,
        dev: false,
        experiments: { optimization: { target: 'web' } },
      }),
      ownBundlerRuntime(),
      new FixedEntryIds(),
      compileHints(FIRST_PAGES),
      new BuildManifestPlugin('../build.json', (chunks, compilation) => {
        const { imports, problems } = sharedImports(compilation, requires);
        compilation.errors.push(...problems);
        return {
          schema: 1,
          remote: name,
          version: environment.version,
          contract,
          mounts,
          forms,
          nav,
          entry: ENTRY,
          container,
          shared: singletonVersions(folder),
          requires,
          imports,
          chunks: Object.fromEntries(Object.entries(chunks).filter(([chunk]) => chunk !== container)),
        };
      }),
    ],
  };
}

/** One CommonJS file without federation. The shell's render worker gives it a `require` for the singletons only. */
function serverBuild({ name }: RemoteDefinition, environment: BuildEnvironment): Configuration {
  const { folder } = environment;
  const common = base(folder, environment, { publicPath: releasePath(name, environment.version), emit: false });
  return {
    ...common,
    name: `${name} (server)`,
    target: 'node24',
    entry: './src/routes.tsx',
    externals: Object.fromEntries(SINGLETONS.map((singleton) => [importedAs(singleton), `commonjs ${singleton}`])),
    output: { path: outputPath(folder, environment), filename: 'server.cjs', library: { type: 'commonjs2' } },
    optimization: { minimize: false, splitChunks: false },
    plugins: [...(common.plugins ?? []), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
