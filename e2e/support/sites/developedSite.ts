import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from 'shared-postgres/testing';
import { copyOfRepository } from './copies';
import { runScript } from './runScript';

export type DevelopedSite = {
  url: string;
  /** The copy of the repository in which the site runs. */
  root: string;
  /** Saves a changed source, with its path in the repository. Returns a function that restores it. */
  edit(file: string, change: (text: string) => string): () => void;
  /** The terminal's output so far. */
  output(): string;
  stop(): Promise<void>;
};

/**
 * Runs `npm run dev -- …` in a copy of the repository. Without a DATA_DIR in `env` the site has its own data. The caller
 * must call `stop`. Rejects with the output when the command ends too early.
 */
export async function developedSite(
  args: string[],
  env: Record<string, string>,
  { root, remove } = copyOfRepository(),
): Promise<DevelopedSite> {
  const port = await freePort();
  const ownData = env.DATA_DIR === undefined ? mkdtempSync(path.join(os.tmpdir(), 'developed-')) : undefined;
  const url = `http://localhost:${port}`;
  const removeFolders = () => {
    remove();
    if (ownData) rmSync(ownData, { recursive: true, force: true });
  };
  const script = await runScript(['scripts/dev.mjs', ...args], {
    cwd: root,
    env: { LOG_LEVEL: 'warn', ...(ownData && { DATA_DIR: ownData }), ...env, PORT: String(port) },
    ready: url,
  }).catch((error: Error) => {
    removeFolders();
    throw error;
  });
  return {
    url,
    root,
    edit(file, change) {
      const before = readFileSync(path.join(root, file), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`the edit changes nothing in ${file}`);
      writeFileSync(path.join(root, file), after);
      return () => writeFileSync(path.join(root, file), before);
    },
    output: script.output,
    async stop() {
      await script.stop();
      removeFolders();
    },
  };
}
