import type { WorkspaceBuild } from 'shared-config/webpack/base';
import { nodeServer } from 'shared-config/webpack/nodeServer';

const build: WorkspaceBuild = (environment) => [
  nodeServer(
    import.meta.dirname,
    {
      server: './src/server.ts',
      import: './src/import.ts',
      inbox: './src/inbox.ts',
      checkSettings: './src/checkSettings.ts',
    },
    'dist',
    environment,
  ),
];

export default build;
