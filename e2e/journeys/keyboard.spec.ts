import { hydrated } from '../support/pages/hydrated';
import { tabTo } from '../support/pages/keyboard';
import { expect, test } from '../support/test';

test('with the keyboard alone, from the shop’s first screen to a placed order', {
  tag: ['@read-only', '@mfe-shop'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/tienda');
  await hydrated(page);
  await tabTo(page, page.getByRole('link', { name: 'Ver Mestral Pro' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tienda\/producto\/1$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Mestral Pro' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: /^Añadir al carrito/ }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Carrito: 1 artículo' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Ver el carrito' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/carrito$/);
  await tabTo(page, page.getByRole('button', { name: 'Realizar Pedido' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido realizado' })).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Carrito/ })).toHaveCount(0);
});

test('with the keyboard alone, a message is written, refused, corrected and sent', { tag: '@mfe-marketing' }, async ({
  page,
}) => {
  await page.goto('/contacto');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Envíanos un Mensaje' });
  for (const [label, text] of [
    [/Nombre/, 'Ada Puig'],
    [/Teléfono/, '972000001'],
    [/Email/, 'ada'],
    [/Mensaje/, 'Un vuelo sobre la muralla de Girona, en mayo.'],
  ] as const) {
    await tabTo(page, form.getByLabel(label));
    await page.keyboard.type(text);
  }
  await tabTo(page, form.getByRole('button', { name: /Enviar/ }));
  await page.keyboard.press('Enter');
  const email = form.getByLabel(/Email|Correo/);
  await expect(email).toHaveAccessibleDescription(/Email no válido/);
  // The first wrong field gets the focus.
  await expect(email).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('@correo.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('¡Recibido!').first()).toBeVisible();
});
