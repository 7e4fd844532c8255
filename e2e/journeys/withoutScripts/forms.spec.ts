import { expect, test } from '../../support/test';

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

test('a message that breaks the rules comes back unchanged, with the rules’ sentences beside the fields', async ({
  page,
}) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Envíanos un Mensaje' });
  await form.getByLabel(/Nombre/).fill('A');
  await form.getByLabel(/Email|Correo/).fill('ada@correo.example');
  await form.getByLabel(/Teléfono/).fill('1');
  await form.getByLabel(/Mensaje/).fill('Una masía en Begur, en mayo.');
  await form.getByRole('button', { name: /Enviar/ }).click();
  await expect(page).toHaveURL(/\/contacto\/mensaje/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto');
  await expect(form.getByLabel(/Nombre/)).toHaveAccessibleDescription(/El nombre es demasiado corto/);
  await expect(form.getByLabel(/Teléfono/)).toHaveAccessibleDescription(/Teléfono no válido/);
  await expect(form.getByLabel(/Mensaje/)).toHaveValue('Una masía en Begur, en mayo.');
  await expect(form.getByLabel(/Mensaje/)).toBeInViewport();

  await form.getByLabel(/Nombre/).fill('Ada Puig');
  await form.getByLabel(/Teléfono/).fill('972 00 00 01');
  await form.getByRole('button', { name: /Enviar/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Recibido!');
});

test('a long message is accepted without JavaScript: a line break counts as one character', async ({ page }) => {
  await page.goto('/contacto');
  const form = page.getByRole('form', { name: 'Envíanos un Mensaje' });
  await form.getByLabel(/Nombre/).fill('Ada Puig');
  await form.getByLabel(/Email|Correo/).fill('ada@correo.example');
  await form.getByLabel(/Teléfono/).fill('+34 972 00 00 01');
  await form.getByLabel(/Mensaje/).fill(`${'x'.repeat(4969)}${'\n'.repeat(20)}x`);
  await form.getByRole('button', { name: /Enviar/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Recibido!');
});

test('the newsletter accepts an address without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByLabel(/Correo/)
    .fill('sin-scripts@correo.example');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Suscribirme' }).click();
  await expect(page.getByText('Gracias por suscribirte a nuestro newsletter')).toBeVisible();
});

test('an invalid address is refused with its sentence', async ({ request }) => {
  const response = await request.post('/newsletters', { form: { email: 'no es un correo' } });
  expect(response.status()).toBe(400);
  expect(await response.text()).toContain('Email inválido');
});
