import type { WorkspaceBuild } from '@tramuntana/remote/webpack/base';
import { nodeServer } from '@tramuntana/remote/webpack/nodeServer';
import packageFile from './package.json' with { type: 'json' };

/** Packages that are installed where the program finds them, and an optional one of `pg`, which works without it. */
const REQUIRED = [
  ...Object.keys(packageFile.dependencies).filter((name) => !/^(releases$|shared-|@tramuntana\/)/.test(name)),
  'pg-native',
];

const isRequired = (request: string) => REQUIRED.some((name) => request === name || request.startsWith(`${name}/`));

const build: WorkspaceBuild = (environment) => {
  const options = { selfContained: true };
  const entry = {
    server: './src/server.ts',
    checkSettings: './src/checkSettings.ts',
    gateGuard: './src/gate/guard/main.ts',
  };
  const server = nodeServer(import.meta.dirname, entry, 'dist', environment, options);
  return [
    {
      ...server,
      // The packages of `releases` are bundled, because some are installed in its own folder only.
      externals: [({ request = '' }, done) => done(undefined, isRequired(request) ? `commonjs ${request}` : undefined)],
    },
  ];
};

export default build;
