import path from 'node:path';
import type { WorkspaceBuild } from '@tramuntana/remote/webpack/base';
import { remote } from '@tramuntana/remote/webpack/remote';

const build = remote({ name: 'mfe-shop', mounts: ['/tienda', '/carrito', '/dashboard'] });

/** Each content file is a product. The list of products is read from the folder. */
const withProductFiles: WorkspaceBuild = (environment) =>
  build(environment).map((configuration) => ({
    ...configuration,
    module: { rules: [...(configuration.module?.rules ?? []), productFiles] },
  }));

const productFiles = {
  test: /[\\/]content[\\/]catalogue[\\/]productFiles\.ts$/,
  loader: path.resolve(import.meta.dirname, 'content/catalogue/productFilesLoader.ts'),
};

export default withProductFiles;
