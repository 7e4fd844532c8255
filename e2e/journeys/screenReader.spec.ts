import { expect, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';

test('a screen reader is told the same landmarks on the pages of every remote', {
  tag: ['@read-only', '@every-remote'],
}, async ({ page }) => {
  for (const path of ['/', '/blog', '/media', '/tienda']) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "Saltar al contenido"
      - banner:
        - link "Tramuntana Drones Servicios Aéreos Profesionales"
        - navigation "Principal":
          - link "Home"
          - link "Servicios"
          - link "Blog"
          - link "Sobre Nosotros"
          - link "Contacto"
        - link /Llamar al/
        - switch "Tema oscuro"
      - main:
        - heading [level=1]
      - contentinfo
    `);
  }
});

test('a screen reader is told what a form asks for, and what is wrong with it', {
  tag: ['@read-only', '@mfe-marketing'],
}, async ({ page }) => {
  await page.goto('/contacto');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Envíanos un Mensaje' });
  await expect(form).toMatchAriaSnapshot(`
    - textbox "Nombre"
    - textbox "Teléfono"
    - textbox "Email"
    - textbox "Mensaje"
    - button /Enviar/
  `);
  await form.getByRole('button', { name: /Enviar/ }).click();
  const name = form.getByRole('textbox', { name: 'Nombre' });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/El nombre es demasiado corto/);
});
