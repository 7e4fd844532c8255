import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT, type Site, startSite } from './site';
import { SUITES_SITE } from './suitesSite';

/** In the folder that Playwright empties before each run, so it is never older than what is built. */
const PREPARED = path.join(ROOT, 'test-results/playwright/.site');
/**
 * The site that the suites share answers the API's calls of the others, too: opening a database takes a third of a start's
 * processor time. A deployment (BASE_URL) is no part of a test's own site.
 */
const SHARED_API: Record<string, string> = process.env.BASE_URL
  ? {}
  : { API_URL: `${SUITES_SITE}/api`, API_IS_OWN: '1' };

/**
 * Starts a site whose releases a first start has published before, once for all tests, and which asks the API of the suites'
 * site unless API_URL names another. For tests of a start, or of a database, there is `startSite`. `stop` must be called.
 */
export async function startPreparedSite(env: Record<string, string> = {}): Promise<Site> {
  if (!existsSync(PREPARED)) await prepare();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tramuntana-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  cpSync(path.join(PREPARED, 'releases'), path.join(dataDir, 'releases'), { recursive: true });
  try {
    const site = await startSite({ ...(env.API_URL === undefined && SHARED_API), ...env, DATA_DIR: dataDir });
    return { ...site, stop: () => site.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

async function prepare(): Promise<void> {
  const own = `${PREPARED}-${process.pid}`;
  const site = await startSite({ ...SHARED_API, DATA_DIR: own });
  await site.stop();
  try {
    renameSync(own, PREPARED);
  } catch (error) {
    // Two workers may prepare at once: the second takes what the first has made.
    if (!existsSync(PREPARED)) throw error;
    rmSync(own, { recursive: true });
  }
}
