import { createRequire } from 'node:module';
import path from 'node:path';
import type { BrowserType } from '@playwright/test';
import { installedChromium, searchHere } from '../testRun/chromium';

/** A Chromium of this machine, and the library that drives it. */
export type FoundBrowser = { chromium: BrowserType; executablePath: string };

/** Undefined without Chromium or Playwright here: publishing installs neither. Throws for a wrong CHROMIUM_PATH. */
export function findBrowser(root: string): FoundBrowser | undefined {
  const require = createRequire(path.join(root, 'e2e/package.json'));
  try {
    require.resolve('@playwright/test');
  } catch {
    return undefined;
  }
  const executablePath = installedChromium(searchHere(root));
  if (executablePath === undefined) return undefined;
  const { chromium } = require('@playwright/test') as { chromium: BrowserType };
  return { chromium, executablePath };
}
