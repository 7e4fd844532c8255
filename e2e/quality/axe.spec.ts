import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { hydrated } from '../support/consoleErrors';
import { PAGES } from '../support/routes';

for (const theme of ['light', 'dark']) {
  for (const path of [...PAGES, '/no-existe']) {
    test(`${path} in the ${theme} theme has no accessibility violation`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await page.goto(path);
      await hydrated(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });
  }
}
