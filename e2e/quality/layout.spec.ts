import { expect, test } from '@playwright/test';
import { collectComplaints, hydrated } from '../support/pages/consoleErrors';
import { ANSWERS, PAGES, samplePage } from '../support/routes';

/** WCAG 2.2, 1.4.10: 320 CSS px; 1.4.4: text at 200 %. */
const NARROW = { width: 320, height: 640 };

/** The first three elements that reach beyond the viewport, where the page scrolls sideways. */
const sticksOut = () => {
  const limit = document.documentElement.clientWidth + 1;
  if (document.documentElement.scrollWidth <= limit) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > limit)
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 160));
};

for (const path of [...PAGES, ...ANSWERS, '/no-existe']) {
  test(
    `${path} is hydrated without a complaint, and never scrolls sideways: at 320 px, and with text twice as large`,
    samplePage(path),
    async ({ page }) => {
      const complaints = collectComplaints(page);
      await page.setViewportSize(NARROW);
      await page.goto(path);
      await hydrated(page);
      expect(await page.evaluate(sticksOut)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
      expect(await page.evaluate(sticksOut)).toEqual([]);
      // React complains of each difference to what the server sent.
      // Of an unknown address the browser itself says that its document is a 404.
      expect(complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([]);
    },
  );
}
