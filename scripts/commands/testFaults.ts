import { spawnSync } from 'node:child_process';
import { toolPath } from '../lint/runTool';
import { findChromium, searchHere } from '../testRun/chromium';
import { ROOT } from './paths';

/**
 * `npm run test:faults [-- -g mfe-blog …]`: the whole matrix of faults, of which `npm test` runs a sample (docs/testing.md).
 * What it is given is Playwright's. Fails where a cell of the matrix does.
 */
export async function run(args: string[]): Promise<number> {
  const playwright = toolPath('@playwright/test', 'playwright');
  const { status } = spawnSync(process.execPath, [playwright, 'test', '--project=faults', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: findChromium(searchHere(ROOT)) },
  });
  return status ?? 1;
}
