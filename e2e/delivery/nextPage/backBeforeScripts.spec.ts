import { expect, test } from '@playwright/test';
import { holdScripts } from '../../support/pages/holdScripts';
import { hydrated } from '../../support/pages/hydrated';

test('going back before the scripts have loaded shows the earlier page', { tag: '@read-only' }, async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Galería', exact: true }).click();
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
  await expect(heading('Galería')).toBeVisible();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(heading('Galería')).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/blog$/);
  release();
  await expect(heading('Blog')).toBeVisible();
  await expect(page).toHaveTitle(/^Blog/);
});
