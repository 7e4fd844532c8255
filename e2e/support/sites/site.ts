import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from 'shared-postgres/testing';
import { runScript } from './runScript';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

export type Site = {
  url: string;
  dataDir: string;
  /** The store of releases. */
  store: string;
  /** Runs `npm run release -- …` for this site; returns its output. */
  release(...args: string[]): Promise<string>;
  /** The site's output so far. */
  output(): string;
  stop(): Promise<void>;
};

/** Runs the script of `npm start` until it ends, for starts that should fail. */
export async function failingStart(env: Record<string, string>): Promise<{ code: number; output: string }> {
  try {
    const { stdout, stderr } = await run('node', ['scripts/start.mjs'], { cwd: ROOT, env: { ...process.env, ...env } });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

/**
 * Starts a site with fresh data on a free port, from this clone or the one at `root`. The caller must call `stop`. Rejects
 * with the site's output if it ends before it is ready.
 */
export async function startSite(env: Record<string, string> = {}, root = ROOT): Promise<Site> {
  const port = await freePort();
  const dataDir = env.DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'tramuntana-'));
  const url = `http://localhost:${port}`;
  const settings = {
    LOG_LEVEL: 'warn',
    SITE_URL: url,
    ...env,
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  const script = await runScript(['scripts/start.mjs'], { cwd: root, env: settings, ready: url });
  return {
    url,
    dataDir,
    store: path.join(dataDir, 'releases'),
    async release(...args) {
      const { stdout } = await run('node', ['scripts/release.mjs', ...args], {
        cwd: root,
        env: { ...process.env, DATA_DIR: dataDir },
      });
      return stdout;
    },
    output: script.output,
    async stop() {
      await script.stop();
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
