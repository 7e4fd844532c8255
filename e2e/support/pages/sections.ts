import type { Page } from '@playwright/test';

/** Follows a link of the site's main menu. On a phone the menu must be opened first. */
export async function goToSection(page: Page, name: string): Promise<void> {
  const menuButton = page.getByRole('button', { name: 'Abrir el menú' });
  const isFolded = await menuButton.isVisible();
  if (isFolded) await menuButton.click();
  const menu = page.getByRole('navigation', { name: isFolded ? 'Menú' : 'Principal' });
  await menu.getByRole('link', { name, exact: true }).click();
}
