import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT, type Site, startSite } from './site';

/** In the folder that Playwright empties before each run, so it is never older than what is built. */
const PREPARED = path.join(ROOT, 'test-results/playwright/.site');
/** What a start makes: the database with its content, and the releases. */
const MADE = ['db', 'releases'];

/**
 * Starts a site whose database and releases a first start has made before, once for all tests: that takes seven of its ten
 * seconds of the processor. For tests of a start itself there is `startSite`. `stop` must be called.
 */
export async function startPreparedSite(env: Record<string, string> = {}): Promise<Site> {
  if (!existsSync(PREPARED)) await prepare();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tramuntana-'));
  for (const name of MADE) cpSync(path.join(PREPARED, name), path.join(dataDir, name), { recursive: true });
  const site = await startSite({ ...env, DATA_DIR: dataDir });
  return {
    ...site,
    async stop() {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function prepare(): Promise<void> {
  const own = `${PREPARED}-${process.pid}`;
  const site = await startSite({ DATA_DIR: own });
  await site.stop();
  try {
    renameSync(own, PREPARED);
  } catch (error) {
    // Two workers may prepare at once: the second takes what the first has made.
    if (!existsSync(PREPARED)) throw error;
    rmSync(own, { recursive: true });
  }
}
