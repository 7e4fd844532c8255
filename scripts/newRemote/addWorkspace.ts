import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readWorkspaces } from '@tramuntana/remote/build/workspaces';

/** Inserts a remote into the repository's list of workspaces, after the last remote. */
export function addWorkspace(root: string, name: string): void {
  const file = path.join(root, 'package.json');
  const content = JSON.parse(readFileSync(file, 'utf8')) as { workspaces: string[] };
  const lastRemote = readWorkspaces(root).findLast(({ remote }) => remote);
  const position = lastRemote ? content.workspaces.indexOf(path.relative(root, lastRemote.folder)) + 1 : 0;
  content.workspaces.splice(position, 0, name);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
