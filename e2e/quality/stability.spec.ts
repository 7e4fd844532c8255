import { expect, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { expectStill, scrollThrough, watchShifts } from '../support/pages/layoutShifts';
import { PAGES, sampleRemote } from '../support/routes';
import { documentInParts } from '../support/sites/documentInParts';

// everyPage.spec.ts covers phones.
for (const path of PAGES) {
  test(
    `nothing on ${path} moves while it loads and is scrolled through: 1440 px`,
    sampleRemote(path),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 800 });
      await watchShifts(page);
      await scrollThrough(page, path);
      await expectStill(page);
    },
  );
}

for (const path of ['/', '/servicios']) {
  test(`the words on the picture of ${path} do not move when their document arrives in two parts`, async ({
    page,
    baseURL,
  }) => {
    const slow = await documentInParts(String(baseURL), '</h1>');
    await page.setViewportSize({ width: 360, height: 800 });
    await watchShifts(page);
    await page.goto(slow.url + path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectStill(page);
    slow.close();
  });
}
