import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT, type Site, startSite } from './site';
import { SUITES_SITE } from './suitesSite';

/** Playwright empties this folder before each run, so the releases are never older than the builds. */
const PREPARED = path.join(ROOT, 'test-results/playwright/.site');
/**
 * Other sites use the API of the suites' site, because opening a database takes a third of a start's processor time. With a
 * deployment (BASE_URL), each has its own API.
 */
const SHARED_API: Record<string, string> = process.env.BASE_URL
  ? {}
  : { API_URL: `${SUITES_SITE}/api`, API_IS_OWN: '1' };

/**
 * Starts a site with releases that an earlier start has published once for all tests. It uses the API of the suites' site
 * unless API_URL names another. Tests of a start or a database use `startSite` instead. The caller must call `stop`.
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
    // Two workers may prepare at the same time: the second uses the first one's result.
    if (!existsSync(PREPARED)) throw error;
    rmSync(own, { recursive: true });
  }
}
