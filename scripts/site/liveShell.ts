import { unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';
import { channelFile, DirectoryStore, formerLive, liveFolder, SHELL, wholeRelease } from 'releases';

type Settings = { root: string; store: string; print: (line: string) => void };

/** How often the shell's channel is looked at, in milliseconds. */
const INTERVAL = 200;

/**
 * The programs that the shell may be started with, best first: that of its live release, that of the release that was live
 * before, and that of its build. Those that cannot be used are left out.
 */
export async function* shellPrograms(settings: Settings): AsyncGenerator<string> {
  const released = [() => liveProgram(settings), () => formerProgram(settings)];
  for (const find of released) {
    const program = await find();
    if (program !== undefined) yield program;
  }
  yield path.join(settings.root, SHELL, 'dist/server/server.cjs');
}

/**
 * Calls back with the program of the shell's live release, now and whenever its channel changed. Where none is live any
 * more, or it cannot be used, the running one goes on. Returns a function that ends it.
 */
export function followShell(settings: Settings, onChange: (program: string) => Promise<void>): () => void {
  const file = channelFile(settings.store, SHELL);
  let following = Promise.resolve();
  const follow = async () => {
    const program = await liveProgram(settings);
    if (program === undefined) return;
    await onChange(program).catch((error: Error) => {
      settings.print(`${program} did not start, so the shell's former release goes on: ${error.message}`);
    });
  };
  watchFile(file, { interval: INTERVAL, persistent: false }, () => {
    following = following.then(follow);
  });
  // What was promoted while the shell started, before this watch, would otherwise be missed.
  following = follow();
  return () => unwatchFile(file);
}

const liveProgram = (settings: Settings) => programOf('live', settings, liveFolder);

const formerProgram = (settings: Settings) =>
  programOf('former', settings, async (store) => {
    const channel = await store.channel(SHELL);
    const former = channel && formerLive(channel);
    if (former === undefined) return undefined;
    await wholeRelease(store, SHELL, former);
    return store.releaseFolder(SHELL, former);
  });

/** Undefined where there is no such release, or where the store or the release cannot be used; why is then printed. */
async function programOf(
  which: 'live' | 'former',
  { store, print }: Settings,
  folderIn: (store: DirectoryStore, remote: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  try {
    const folder = await folderIn(new DirectoryStore(store), SHELL);
    return folder && path.join(folder, 'server/server.cjs');
  } catch (error) {
    // Whatever is wrong with the store: the site must go on without it.
    print(`the shell's ${which} release cannot be used: ${(error as Error).message}`);
    return undefined;
  }
}
