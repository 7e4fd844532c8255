import { unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';
import {
  channelFile,
  DirectoryStore,
  lastGoodVersion,
  liveFolder,
  SHELL,
  type SignatureKeys,
  verifiedRelease,
} from 'releases';

type Settings = {
  root: string;
  store: string;
  /** The shell's release must be signed by one of the known keys, if there are any. */
  signatureKeys?: SignatureKeys | undefined;
  print: (line: string) => void;
};

/** Interval for checking the shell's channel, in milliseconds. */
const INTERVAL = 200;

/**
 * The shell's programs in order of preference: the live release, the release that was live before, and the build. Releases
 * that cannot be used are left out.
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
 * Calls back with the program of the shell's live release, now and after each change of its channel. If no release is live
 * or it cannot be used, the running program stays. Returns a function that stops this.
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
  // Catches a promotion that happened while the shell started, before this watch.
  following = follow();
  return () => unwatchFile(file);
}

const liveProgram = (settings: Settings) =>
  programOf('live', settings, (store) => liveFolder(store, SHELL, settings.signatureKeys));

const formerProgram = (settings: Settings) =>
  programOf('former', settings, async (store) => {
    const channel = await store.channel(SHELL);
    const lastGood = channel && lastGoodVersion(channel);
    if (lastGood === undefined) return undefined;
    await verifiedRelease(store, SHELL, lastGood, settings.signatureKeys);
    return store.releaseFolder(SHELL, lastGood);
  });

/** Undefined if there is no such release. Also undefined if store or release cannot be used; the reason is printed. */
async function programOf(
  which: 'live' | 'former',
  { store, print }: Settings,
  folderIn: (store: DirectoryStore) => Promise<string | undefined>,
): Promise<string | undefined> {
  try {
    const folder = await folderIn(new DirectoryStore(store));
    return folder && path.join(folder, 'server/server.cjs');
  } catch (error) {
    // The site must run without the store, for any error of the store.
    print(`the shell's ${which} release cannot be used: ${(error as Error).message}`);
    return undefined;
  }
}
