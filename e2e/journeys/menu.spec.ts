import { hydrated } from '../support/pages/hydrated';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 360, height: 760 } });

test('going back closes the menu, and the focus is on the heading of the page', {
  tag: ['@read-only', '@every-remote'],
}, async ({ page }) => {
  await page.goto('/contacto');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeFocused();
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const menu = page.getByRole('navigation', { name: 'Menú' });
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/contacto$/);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
