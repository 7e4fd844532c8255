import path from 'node:path';
import { type BuildEnvironment, base, outputPath, type WorkspaceBuild } from '@tramuntana/remote/webpack/base';
import { remote } from '@tramuntana/remote/webpack/remote';

type Configuration = ReturnType<WorkspaceBuild>[number];

const NAME = 'mfe-marketing';

const mounts = ['/', '/servicios', '/sobre-nosotros', '/contacto', '/visor'];
const legalMounts = ['/aviso-legal', '/privacidad', '/cookies', '/accesibilidad'];
const pages = remote({ name: NAME, mounts: [...mounts, ...legalMounts], forms: ['/contacto/mensaje'] });

const build: WorkspaceBuild = (environment) => [...pages(environment).map(withPageFiles), viewers(environment)];

export default build;

/** Each content file is a page and a chunk. The list of pages is read from the folders. */
function withPageFiles(configuration: Configuration): Configuration {
  const rule = {
    test: /[\\/]content[\\/]pageFiles\.ts$/,
    loader: path.resolve(import.meta.dirname, 'content/pageFilesLoader.ts'),
  };
  return { ...configuration, module: { rules: [...(configuration.module?.rules ?? []), rule] } };
}

/**
 * The 3D and 360° viewers: separate HTML pages in the release, for iframes on the site's own origin. Names have no hash,
 * because the pages contain their scripts' names and a release's folder never changes.
 */
function viewers(environment: BuildEnvironment): Configuration {
  const folder = import.meta.dirname;
  const common = base(folder, environment, { publicPath: '', emit: true });
  const asIs = { test: /viewer[\\/].*\.(html|css)$/, type: 'asset/resource', generator: { filename: '[name][ext]' } };
  const viewer = (name: string) => [`./viewer/${name}/${name}.ts`, `./viewer/${name}/${name}.html`];
  return {
    ...common,
    name: `${NAME} (viewers)`,
    // The browser build cleans the folder that this build writes into, so it must run first.
    dependencies: [`${NAME} (browser)`],
    target: ['web', 'es2022'],
    entry: { model: [...viewer('model'), './viewer/stage/viewer.css'], panorama: viewer('panorama') },
    output: { path: outputPath(folder, environment, 'web/viewer'), publicPath: '', filename: '[name].js' },
    module: { rules: [...(common.module?.rules ?? []), asIs] },
    optimization: {
      ...common.optimization,
      splitChunks: {
        cacheGroups: { three: { test: /node_modules[\\/]three/, chunks: 'initial', name: 'three', enforce: true } },
      },
    },
  };
}
