import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { isBuildInput } from '../../build/inputFiles';
import { readWorkspaces } from '../../build/workspaces';

/** Changes within this many milliseconds count as one: an editor writes in several steps, git writes many files. */
const DEBOUNCE = 120;

/** Calls back after a change of a workspace's build inputs. Returns a function that stops watching. */
export function watchSources(root: string, names: readonly string[], onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = new Map<string, FSWatcher>();

  const noticed = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, DEBOUNCE);
  };

  // Each folder has its own watcher: on Linux, Node's recursive watcher loses a file that an editor replaces by renaming.
  const watchFolder = (folder: string) => {
    // Not persistent: if a later watcher cannot be created, the earlier ones must not keep the process alive.
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

  // The watchers of a folder that was created, removed or replaced get no more events, so they are renewed.
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
