import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyOfRepository } from './copyOfRepository';
import { freePort } from './site';

export type DevelopedSite = {
  url: string;
  /** The copy of the repository that it runs in. */
  root: string;
  /** Saves a changed source, relative to the repository. Returns a function that saves it as it was. */
  edit(file: string, change: (text: string) => string): () => void;
  /** All that the terminal shows so far. */
  output(): string;
  stop(): Promise<void>;
};

/**
 * Runs `npm run dev -- …` in a copy of the repository, with data of its own where `env` names no DATA_DIR; `stop` must be
 * called. Rejects with its output where it ends first.
 */
export async function developedSite(
  args: string[],
  env: Record<string, string>,
  { root, remove } = copyOfRepository(),
): Promise<DevelopedSite> {
  const port = await freePort();
  const ownData = env.DATA_DIR === undefined ? mkdtempSync(path.join(os.tmpdir(), 'developed-')) : undefined;
  const child = spawn('node', ['scripts/dev.mjs', ...args], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'warn', ...(ownData && { DATA_DIR: ownData }), ...env, PORT: String(port) },
  });
  const output: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  // When the tests are interrupted, the site must end, too.
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  void ended.then(() => process.off('exit', end));
  await new Promise<void>((resolve, reject) => {
    const listen = (part: Buffer) => {
      output.push(part.toString());
      if (output.join('').includes(`http://localhost:${port}`)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then((code) => reject(new Error(`npm run dev ended with ${code}:\n${output.join('')}`)));
  });
  return {
    url: `http://localhost:${port}`,
    root,
    edit(file, change) {
      const before = readFileSync(path.join(root, file), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`the edit changes nothing in ${file}`);
      writeFileSync(path.join(root, file), after);
      return () => writeFileSync(path.join(root, file), before);
    },
    output: () => output.join(''),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      remove();
      if (ownData) rmSync(ownData, { recursive: true, force: true });
    },
  };
}
