import { expect, type Page, test } from '@playwright/test';
import { violations } from '@tramuntana/remote/journeys/violations';
import { hydrated } from '../support/pages/hydrated';
import { THEMES, useTheme } from '../support/pages/views';

// everyPage.spec.ts checks each page as it opens. This file checks the states that visitors bring about.
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Expects that the page, in its present state, has no accessibility violation in either theme. */
async function expectNoViolation(page: Page) {
  for (const theme of THEMES) {
    await useTheme(page, theme);
    expect(await violations(page), theme).toEqual([]);
  }
}

test('the menu has no violation while it is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await expect(page.getByRole('navigation', { name: 'Menú' })).toBeVisible();
  await expectNoViolation(page);
});

test('the messages of the contact form have no violation, nor has the toast', async ({ page }) => {
  await page.goto('/contacto');
  await hydrated(page);
  const form = page.getByRole('main').locator('form');
  await form.getByRole('button', { name: /enviar/i }).click();
  await expect(form.getByText('El nombre es demasiado corto')).toBeVisible();
  await expectNoViolation(page);
  await form.getByLabel('Nombre').fill('Núria Soler');
  await form.getByLabel('Email').fill('nuria@example.com');
  await form.getByLabel('Teléfono').fill('600000000');
  await form.getByLabel('Mensaje').fill('Necesito un vuelo sobre una obra en Girona.');
  await form.getByRole('button', { name: /enviar/i }).click();
  const toast = page.getByText('¡Recibido!', { exact: true });
  // The toast pauses under the pointer (docs/product/layout.md#toast-2), so it stays during the check.
  await toast.hover();
  await expectNoViolation(page);
  await expect(toast).toBeVisible();
});

test('the newsletter’s refusal has no violation', async ({ page }) => {
  await page.goto('/servicios');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill('sin arroba');
  await footer.getByRole('button', { name: /suscribir/i }).click();
  await expect(footer.getByText('Email inválido')).toBeVisible();
  await expectNoViolation(page);
});
