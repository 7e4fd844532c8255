import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readWorkspaces } from '@tramuntana/remote/build/workspaces';
import type { NewRemote } from './readNewRemote';

/** Template files of a new remote. `__name__`, `__mount__` and `__title__` stand for the team's choices. */
const TEMPLATE = path.join(import.meta.dirname, 'template');
const SUFFIX = '.template';

/** Writes a remote's workspace into the repository, and adds it to the list of workspaces. */
export function writeRemote(root: string, remote: NewRemote): void {
  const files = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(SUFFIX));
  for (const file of files) {
    const target = path.join(root, remote.name, file.slice(0, -SUFFIX.length));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, filled(readFileSync(path.join(TEMPLATE, file), 'utf8'), remote));
  }
  addWorkspace(root, remote.name);
}

const filled = (text: string, { name, mount, title }: NewRemote) =>
  text.replaceAll('__name__', name).replaceAll('__mount__', mount).replaceAll('__title__', title);

/** Inserts the workspace after the last remote. */
function addWorkspace(root: string, name: string): void {
  const file = path.join(root, 'package.json');
  const content = JSON.parse(readFileSync(file, 'utf8')) as { workspaces: string[] };
  const lastRemote = readWorkspaces(root).findLast(({ remote }) => remote);
  const position = lastRemote ? content.workspaces.indexOf(path.relative(root, lastRemote.folder)) + 1 : 0;
  content.workspaces.splice(position, 0, name);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
