import { unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';
import { channelFile, DirectoryStore, liveFolder, SHELL } from 'releases';

type Settings = { root: string; store: string; print: (line: string) => void };

/** How often the shell's channel is looked at, in milliseconds. */
const INTERVAL = 200;

/** The program of the shell's live release; that of its build where there is none that can be used. */
export const shellProgram = async (settings: Settings): Promise<string> =>
  (await liveProgram(settings)) ?? path.join(settings.root, SHELL, 'dist/server/server.cjs');

/**
 * Calls back with the program of the shell's live release whenever its channel changed. Where none is live any more, or it
 * cannot be used, the running one goes on. Returns a function that ends it.
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
  return () => unwatchFile(file);
}

/** Undefined where no release is live, or where the store or the release cannot be used; why is then printed. */
async function liveProgram({ store, print }: Settings): Promise<string | undefined> {
  try {
    const folder = await liveFolder(new DirectoryStore(store), SHELL);
    return folder && path.join(folder, 'server/server.cjs');
  } catch (error) {
    // Whatever is wrong with the store: the site must go on without it.
    print(`the shell's live release cannot be used: ${(error as Error).message}`);
    return undefined;
  }
}
