import type { WorkspaceBuild } from '@tramuntana/remote/webpack/base';
import { nodeServer } from '@tramuntana/remote/webpack/nodeServer';

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
