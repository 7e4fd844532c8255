import type { WorkspaceBuild } from '@tramuntana/remote/webpack/base';
import { nodeServer } from '@tramuntana/remote/webpack/nodeServer';
import webpack from 'webpack';

/** An optional package of `pg`, which falls back to JavaScript without it. */
const withoutNative = new webpack.IgnorePlugin({ resourceRegExp: /^pg-native$/ });

const build: WorkspaceBuild = (environment) => {
  const entry = { site: './image/site.ts', release: './image/release.ts', fillStore: './image/fillStore.ts' };
  const programs = nodeServer(import.meta.dirname, entry, 'dist', environment, { selfContained: true });
  return [{ ...programs, plugins: [...(programs.plugins ?? []), withoutNative] }];
};

export default build;
