import { expect, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { THEMES, useTheme } from '../support/pages/views';
import { PAGES, SERVICE_PAGES } from '../support/routes';

/** A phone and a desktop, in CSS pixels. */
const VIEWPORTS = [
  { width: 360, height: 760 },
  { width: 1280, height: 900 },
];

/** Service pages share one template, so the first one represents all. */
const ROUTES = [...PAGES.filter((path) => !SERVICE_PAGES.slice(1).includes(path)), '/no-existe'];

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

for (const path of ROUTES) {
  test(`${path} looks as before, in both themes, on a phone and on a desktop`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    for (const theme of THEMES) {
      await useTheme(page, theme);
      for (const viewport of VIEWPORTS) {
        await page.setViewportSize(viewport);
        // Masks pictures, which are content, and videos and frames, which move.
        const mask = [page.locator('img, video, canvas, iframe')];
        await expect.soft(page).toHaveScreenshot(`${nameOf(path)}-${theme}-${viewport.width}.png`, { mask });
      }
    }
  });
}
