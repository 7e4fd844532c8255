import { existsSync } from 'node:fs';
import path from 'node:path';

const HEADLESS_SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome'];

/** Launch options for the suites: the headless shell, if it is installed, saves a third of the processor time. */
export const suiteBrowser = () => browserOptions([HEADLESS_SHELL, ...WHOLE]);

/** Launch options for measurements: the whole browser, because visitors use it. */
export const visitorsBrowser = () => browserOptions([...WHOLE, HEADLESS_SHELL]);

/** Options that also work in containers, where Chromium's sandbox cannot run and there may be no internet. */
const browserOptions = (names: readonly string[]) => ({
  // If this is undefined, Playwright uses its own download.
  executablePath: process.env.CHROMIUM_PATH || installedProgram(names),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // The headless shell rounds the widths of letters differently, so lines would break elsewhere than for visitors.
    '--font-render-hinting=none',
  ],
});

/** Path of the first of these programs on the PATH; undefined if none is there. */
export function installedProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}
