import { expect, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';

test('the first Tab offers a link that skips to the content', async ({ page }) => {
  await page.goto('/servicios');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the menu of a phone opens, is walked through and closes by keyboard, and then returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Abrir el menú' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Menú' });
  await expect(menu).toBeVisible();
  for (const name of ['Home', 'Servicios', 'Blog', 'Sobre Nosotros', 'Contacto']) {
    await expect(menu.getByRole('link', { name })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Contacto' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contacto$/);
  await expect(menu).toBeHidden();
});
