import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readWorkspaces } from '@tramuntana/remote/build/workspaces';
import { Failure } from '../setup/Failure';

/** Throws a Failure when the repository already uses the remote's name, or when another remote has its path. */
export function refuseTaken(root: string, { name, mount }: { name: string; mount: string }): void {
  const taken = [name, path.join('node_modules', name)].find((folder) => existsSync(path.join(root, folder)));
  if (taken !== undefined) throw new Failure(`The name ${name} is taken by the folder ${taken}: choose another name.`);
  const owner = readWorkspaces(root).find((workspace) => workspace.remote && answers(workspace.folder, mount));
  if (owner) {
    throw new Failure(`The path ${mount} stands in ${owner.name}/webpack.config.ts: choose another --mount.`);
  }
}

/** Whether a remote's configuration names the path. Reads it as text, because a remote owns its paths before any build. */
function answers(folder: string, mount: string): boolean {
  const text = readFileSync(path.join(folder, 'webpack.config.ts'), 'utf8');
  return [...text.matchAll(/(['"`])(\/[a-z0-9-]*)\1/g)].some(([, , named]) => named === mount);
}
