import type { WorkspaceBuild } from 'shared-config/webpack/base';
import { remote } from 'shared-config/webpack/remote';

const build = remote({ name: 'mfe-media', mounts: ['/media'] });

/** The lightbox brings a stylesheet: its text is put into the page with the lightbox, and fetched with it. */
const withStyles: WorkspaceBuild = (environment) =>
  build(environment).map((configuration) => ({
    ...configuration,
    module: {
      ...configuration.module,
      rules: [...(configuration.module?.rules ?? []), { test: /\.css$/, type: 'asset/source' }],
    },
  }));

export default withStyles;
