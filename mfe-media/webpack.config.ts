import type { WorkspaceBuild } from '@tramuntana/remote/webpack/base';
import { remote } from '@tramuntana/remote/webpack/remote';

const build = remote({ name: 'mfe-media', mounts: ['/media'] });

/** Bundles the lightbox's stylesheet as text into the lightbox's chunk. That chunk adds it to the page. */
const withStyles: WorkspaceBuild = (environment) =>
  build(environment).map((configuration) => ({
    ...configuration,
    module: {
      ...configuration.module,
      rules: [...(configuration.module?.rules ?? []), { test: /\.css$/, type: 'asset/source' }],
    },
  }));

export default withStyles;
