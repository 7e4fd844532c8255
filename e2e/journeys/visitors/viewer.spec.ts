import { collectComplaints } from '../../support/pages/complaints';
import { hydrated } from '../../support/pages/hydrated';
import { expect, test } from '../../support/test';

test('a viewer looks through the gallery, opens a flight, and asks for one like it', {
  tag: ['@read-only', '@mfe-media'],
}, async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Galería' }).click();
  await expect(page).toHaveURL(/\/media$/);
  await page.getByRole('navigation', { name: 'Tipo de contenido' }).getByRole('link', { name: 'Vídeos' }).click();
  await expect(page).toHaveURL(/kind=video/);
  const flight = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  const title = (await flight.textContent()) ?? '';
  await flight.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main').locator('video')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Solicitar Información' }).click();
  await expect(page).toHaveURL(/\/contacto$/);
  // The form's code loads when the form is near the screen.
  await page.getByRole('heading', { name: 'Envíanos un Mensaje' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('form', { name: 'Envíanos un Mensaje' })).toBeVisible();
  expect(complaints).toEqual([]);
});
