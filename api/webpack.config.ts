import { nodeServer } from 'shared-config/webpack/nodeServer';
import type { WorkspaceBuild } from 'shared-config/webpack/base';

const build: WorkspaceBuild = (environment) => [
  nodeServer(import.meta.dirname, { server: './src/server.ts' }, 'dist', environment),
];

export default build;
