import { unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';
import { channelFile, liveFolder, ReleaseRefused, SHELL } from 'releases';

type Settings = { root: string; store: string; print: (line: string) => void };

/** How often the shell's channel is looked at, in milliseconds. */
const INTERVAL = 200;

/** The program of the shell's live release. Where that cannot be used, it is the one of the build, and the reason is printed. */
export async function shellProgram({ root, store, print }: Settings): Promise<string> {
  try {
    const folder = await liveFolder({ root, store }, SHELL);
    if (folder) return path.join(folder, 'server/server.cjs');
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    print(`${error.message}; the shell runs from its build instead`);
  }
  return path.join(root, SHELL, 'dist/server/server.cjs');
}

/** Calls back with the program of the shell's live release whenever its channel changed. Returns a function that ends it. */
export function followShell(settings: Settings, onChange: (program: string) => Promise<void>): () => void {
  const file = channelFile(settings, SHELL);
  let following = Promise.resolve();
  const follow = async () => {
    const program = await shellProgram(settings);
    await onChange(program).catch((error: Error) => {
      settings.print(`${program} did not start, so the shell's former release goes on: ${error.message}`);
    });
  };
  watchFile(file, { interval: INTERVAL, persistent: false }, () => {
    following = following.then(follow);
  });
  return () => unwatchFile(file);
}
