import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('the contact form is sent and answered without JavaScript', async ({ page }) => {
  await page.goto('/contacto');
  const form = page.getByRole('form', { name: 'Envíanos un Mensaje' });
  await form.getByLabel(/Nombre/).fill('Ada Puig');
  await form.getByLabel(/Email|Correo/).fill('ada@correo.example');
  await form.getByLabel(/Teléfono/).fill('+34 972 00 00 01');
  await form.getByLabel(/Mensaje/).fill('Un mensaje sin JavaScript');
  await form.getByRole('button', { name: /Enviar/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Recibido!');
});

test('a form that breaks the rules is answered with their sentences', async ({ request }) => {
  const response = await request.post('/formularios', { form: { name: 'A', email: 'x', phone: '1', message: 'Hola' } });
  expect(response.status()).toBe(400);
  const html = await response.text();
  for (const sentence of ['El nombre es demasiado corto', 'Email no válido', 'Teléfono no válido']) {
    expect(html).toContain(sentence);
  }
});

test('the newsletter takes an address without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByLabel(/Correo/)
    .fill('sin-scripts@correo.example');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Suscribirme' }).click();
  await expect(page.getByText('Gracias por suscribirte a nuestro newsletter')).toBeVisible();
});
