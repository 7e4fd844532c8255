// watchBuilds.ts forks this file as its own process, so that the site answers the open page while webpack computes.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compiler } from 'webpack';
import { readWorkspaces, type Workspace } from '../build/workspaces';
import type { WorkspaceBuild } from '../webpack/base';
import { assembleRelease } from './assembleRelease';
import { DevelopedBuild } from './DevelopedBuild';
import { hotReload } from './hotReload';
import { DEVELOPED, OUTPUT } from './paths';
import type { BuildEvent, WatchOrder } from './watchBuilds';

const tell = (event: BuildEvent) => process.send?.(event);

async function watch({ root, names, releases }: WatchOrder) {
  const chosen = readWorkspaces(root).filter(({ name }) => names.includes(name));
  const configurations = await Promise.all(chosen.map((workspace) => configure(root, workspace)));
  const compiler = webpack(configurations.flat());
  const followed = chosen.map((workspace, index) => {
    const compilers = configurations[index]?.map((_, own) => compiler.compilers[offset(configurations, index) + own]);
    return new DevelopedBuild(workspace.name, compilers as Compiler[], {
      assemble: (hash) => assembleRelease(workspace, hash, path.join(releases, workspace.name)),
      tell,
    });
  });
  for (const build of followed) build.follow();
  compiler.watch({ ignored: ['**/node_modules/**', `**/${OUTPUT}/**`] }, (error) => {
    if (error) throw error;
  });
}

const offset = (lists: unknown[][], index: number) => lists.slice(0, index).flat().length;

async function configure(root: string, { name, folder }: Workspace) {
  const file = path.join(folder, 'webpack.config.ts');
  const { default: configuration } = (await import(pathToFileURL(file).href)) as { default: WorkspaceBuild };
  const environment = { folder, version: DEVELOPED, mode: 'development', output: OUTPUT } as const;
  return hotReload(root, name, configuration(environment));
}

process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal reaches all processes. This one waits until its parent ends it.
process.on('SIGINT', () => {});
process.once('message', (order) => void watch(order as WatchOrder));
