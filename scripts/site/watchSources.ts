import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { isBuildInput } from 'shared-config/build/inputFiles';
import { readWorkspaces } from 'shared-config/build/workspaces';

/** Changes within so many milliseconds count as one: an editor writes in several steps, git writes many files. */
const DEBOUNCE = 120;

/** Calls back after inputs of a build have changed in one of the workspaces. Returns a function that stops watching. */
export function watchSources(root: string, names: readonly string[], onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = new Map<string, FSWatcher>();

  const noticed = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, DEBOUNCE);
  };

  // A watcher for each folder: on Linux, Node's recursive watcher loses a file that an editor replaces by renaming.
  const watchFolder = (folder: string) => {
    // Not persistent: where a later one cannot be made, those before it must not keep the process alive.
    const watcher = watch(folder, { persistent: false }, (event, name) => {
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

  // A folder was created, removed or replaced: its former watchers get no events any more.
  const follow = (changed: string) => {
    for (const [folder, watcher] of watchers) {
      if (folder !== changed && !folder.startsWith(changed + path.sep)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    if (isFolder(changed)) watchFolder(changed);
  };

  for (const { name, folder } of readWorkspaces(root)) if (names.includes(name)) watchFolder(folder);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

const isFolder = (file: string) => statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
