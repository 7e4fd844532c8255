import { spawnSync } from 'node:child_process';
import { toolPath } from '@tramuntana/remote/check/runTool';
import { findChromium, searchHere } from '../testRun/chromium';
import { ROOT } from './paths';

/**
 * `npm run test:visual [-- --update-snapshots]`: compares every route with its screenshot (docs/testing.md), and fails when
 * a page looks different. It passes its arguments on to Playwright.
 */
export async function run(args: string[]): Promise<number> {
  const playwright = toolPath('@playwright/test', 'playwright');
  const { status } = spawnSync(process.execPath, [playwright, 'test', '--project=visual', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: findChromium(searchHere(ROOT)) },
  });
  return status ?? 1;
}
