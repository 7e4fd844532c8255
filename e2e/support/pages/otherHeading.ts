import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { forgeRelease, liveVersion } from '../sites/forgeRelease';
import type { Site } from '../sites/site';
import { hydrated } from './hydrated';

/**
 * Publishes a release of the blog with an additional word in its list's heading. Returns the former heading from a browser,
 * because on a busy machine the server may leave the page to the browser.
 */
export async function publishOtherHeading(site: Site, page: Page, version: string, word: string): Promise<string> {
  await page.goto(`${site.url}/blog`);
  await hydrated(page);
  const first = page.getByRole('heading', { level: 1 });
  await expect(first).not.toHaveText(/^Cargando/);
  const heading = (await first.textContent()) ?? '';
  const changed = (code: string) => code.replace(new RegExp(`(["'\`])${heading}\\1`, 'g'), `$1${heading} ${word}$1`);
  const folder = path.join(site.store, 'mfe-blog', liveVersion(site, 'mfe-blog'), 'web');
  const scripts = readdirSync(folder).filter((name) => /\.js$/.test(name));
  forgeRelease(site, 'mfe-blog', version, {
    'server.cjs': changed,
    ...Object.fromEntries(scripts.map((name) => [`web/${name}`, changed])),
  });
  return heading;
}
