import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { isBuildInput } from 'shared-config/build/inputHash';
import { readWorkspaces } from 'shared-config/build/workspaces';

/** An editor writes a file in several steps, and a version control system many files at once. */
const QUIET = 120;

/** Calls back after the files of any workspace that a build depends on have changed and come to rest. Returns what ends it. */
export function watchSources(root: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = new Map<string, FSWatcher>();

  const noticed = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, QUIET);
  };

  // A watcher for each folder: Node's own recursive one, on Linux, loses a file that an editor replaces by renaming.
  const watchFolder = (folder: string) => {
    const watcher = watch(folder, (event, name) => {
      if (name === null || !isBuildInput(name)) return;
      noticed();
      if (event === 'rename') follow(path.join(folder, name));
    });
    watcher.on('error', () => watcher.close());
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory() && isBuildInput(entry.name)) watchFolder(path.join(folder, entry.name));
    }
  };

  // A folder came, went, or was replaced by another of its name: what watched the former one hears nothing any more.
  const follow = (changed: string) => {
    for (const [folder, watcher] of watchers) {
      if (folder !== changed && !folder.startsWith(changed + path.sep)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    if (isFolder(changed)) watchFolder(changed);
  };

  for (const { folder } of readWorkspaces(root)) watchFolder(folder);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

const isFolder = (file: string) => statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
