import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { type BuildEnvironment, base, outputPath } from './base';
import { packageFolder } from './sharedModules';

const require = createRequire(import.meta.url);

/** The modules that a development replaces, as packages and files. React's parts fit only parts of the same build. */
const REPLACED = {
  react: ['react', 'index.js'],
  'react/jsx-runtime': ['react', 'jsx-runtime.js'],
  'react-dom': ['react-dom', 'index.js'],
  'react-dom/client': ['react-dom', 'client.js'],
} as const;

/**
 * A script with React's development build in place of the shell's libraries, for a development beside the shell's release.
 * The ids of the modules to replace come from the shell's browser build, so that build runs first.
 */
export class DevelopmentReact {
  private readonly ids: Record<string, string | number> = {};

  constructor(private readonly folder: string) {}

  /** Reads the ids in the browser build. It changes nothing there: visitors' scripts stay as they are. */
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('DevelopmentReact', (compilation) => {
      compilation.hooks.afterOptimizeModuleIds.tap('DevelopmentReact', (modules) => {
        const byFile = new Map([...modules].map((module) => [module.nameForCondition(), module]));
        for (const [request, [name, file]] of Object.entries(REPLACED)) {
          const module = byFile.get(path.join(realpathSync(packageFolder(name, this.folder)), file));
          const id = module && compilation.chunkGraph.getModuleId(module);
          if (id === undefined || id === null) {
            compilation.errors.push(
              new webpack.WebpackError(
                `${request} is no module of the shell's scripts, so no development can replace it`,
              ),
            );
          } else this.ids[request] = id;
        }
      });
    });
  }

  /** The build of the script, after the build `after`. */
  configuration(environment: BuildEnvironment, after: string): Configuration {
    const common = base(this.folder, { ...environment, mode: 'development' }, { publicPath: '/assets/', emit: false });
    return {
      ...common,
      name: 'shell (development)',
      dependencies: [after],
      target: ['web', 'es2022'],
      entry: {
        development: [
          // React tells the hook of Fast Refresh about itself when it runs.
          require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry'),
          path.join(import.meta.dirname, '../development/page/lendRefreshRuntime.ts'),
          './src/browser/development/developmentReact.ts',
        ],
      },
      output: {
        path: outputPath(this.folder, environment, 'web/development'),
        filename: 'react.[contenthash:10].js',
        clean: true,
      },
      plugins: [
        ...(common.plugins ?? []),
        new webpack.DefinePlugin({
          __LIBRARIES__: webpack.DefinePlugin.runtimeValue(() => JSON.stringify(this.ids), true),
        }),
      ],
    };
  }
}
