import type { Page } from '@playwright/test';
import { collectComplaints } from '../../support/pages/complaints';
import { hydrated } from '../../support/pages/hydrated';
import { readForm } from '../../support/pages/readForm';
import { storedOf } from '../../support/sites/inbox';
import { expect, test } from '../../support/test';

/** Follows a link of the site's main menu. On a phone the menu must be opened first. */
async function goToSection(page: Page, name: string): Promise<void> {
  const menuButton = page.getByRole('button', { name: 'Abrir el menú' });
  const isFolded = await menuButton.isVisible();
  if (isFolded) await menuButton.click();
  const menu = page.getByRole('navigation', { name: isFolded ? 'Menú' : 'Principal' });
  await menu.getByRole('link', { name, exact: true }).click();
}

test('a reader searches, takes a tag, reads a post and goes on to a related one', {
  tag: ['@read-only', '@mfe-blog'],
}, async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto('/');
  await hydrated(page);
  await goToSection(page, 'Blog');
  await expect(page).toHaveURL(/\/blog$/);
  const posts = page.getByRole('main').getByRole('article');
  await page.getByRole('searchbox').fill('obturacion');
  await expect(page).toHaveURL(/buscar=obturacion/);
  await expect(page.getByRole('status').filter({ hasText: /^[1-8] artículos? con «obturacion»$/ })).toBeVisible();
  await expect(posts.filter({ hasText: /obturación/i }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page).toHaveURL(/\/blog$/);
  const tag = page.getByRole('navigation', { name: 'Etiquetas' }).getByRole('link', { name: 'Normativa', exact: true });
  await tag.click();
  await expect(page).toHaveURL(/tag=Normativa/);
  await expect(tag).toHaveAttribute('aria-current', 'true');
  const first = posts.first().getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const related = page.getByRole('region', { name: 'Artículos relacionados' }).getByRole('article').first();
  const next = related.getByRole('heading').getByRole('link');
  const nextTitle = (await next.textContent()) ?? '';
  await next.click();
  await expect(page.getByRole('heading', { level: 1, name: nextTitle })).toBeVisible();
  expect(complaints).toEqual([]);
});

test(
  'a reader subscribes to the newsletter, and is among its subscribers',
  { tag: '@mfe-blog' },
  async ({ page }, { project }) => {
    const email = `lectora.${project.name}@correo.example`;
    await page.goto('/blog');
    await hydrated(page);
    const form = page.getByRole('form', { name: 'Suscripción al newsletter' });
    await form.getByLabel(/Correo|Email/).fill(email);
    await readForm(form);
    await form.getByRole('button', { name: /Suscri/ }).click();
    await expect(page.getByText('Gracias por suscribirte a nuestro newsletter').first()).toBeVisible();
    expect(await storedOf(email)).toContain(`"email": "${email}"`);
  },
);
