import { hydrated } from '../support/pages/hydrated';
import { expect, test } from '../support/test';

test('a message is checked, sent as lines of name and value, and thanked for', { tag: '@mfe-marketing' }, async ({
  page,
}) => {
  await page.goto('/contacto');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Envíanos un Mensaje' });
  await form.getByRole('button', { name: /Enviar/ }).click();
  for (const sentence of [
    'El nombre es demasiado corto',
    'Email no válido',
    'Teléfono no válido',
    'El mensaje es demasiado corto',
  ]) {
    await expect(form).toContainText(sentence);
  }

  await form.getByLabel(/Nombre/).fill('Ada Puig');
  await form.getByLabel(/Email|Correo/).fill('ada@correo.example');
  await form.getByLabel(/Teléfono/).fill('+34 972 00 00 01');
  await form.getByLabel(/Mensaje/).fill('Necesito la ortofoto de una cantera.\nUnas 12 hectáreas.');
  const sent = page.waitForRequest('**/api/formularios/');
  await form.getByRole('button', { name: /Enviar/ }).click();
  expect((await sent).postDataJSON()).toEqual({
    mensaje:
      'name: Ada Puig\nemail: ada@correo.example\nphone: +34 972 00 00 01\n' +
      'message: Necesito la ortofoto de una cantera.\\nUnas 12 hectáreas.',
  });
  await expect(page.getByText('¡Recibido!').first()).toBeVisible();
  await expect(
    page.getByText('Gracias por dejarnos un mensaje, te daremos respuesta lo más rápido que podamos').first(),
  ).toBeVisible();
  await expect(form.getByLabel(/Nombre/)).toHaveValue('');
});

test('a message that could not be sent stays in the form', { tag: '@mfe-marketing' }, async ({ page }) => {
  await page.goto('/contacto');
  await hydrated(page);
  await page.route('**/api/formularios/', (route) => route.fulfill({ status: 500, body: '{}' }));
  const form = page.getByRole('form', { name: 'Envíanos un Mensaje' });
  await form.getByLabel(/Nombre/).fill('Ada Puig');
  await form.getByLabel(/Email|Correo/).fill('ada@correo.example');
  await form.getByLabel(/Teléfono/).fill('972000001');
  await form.getByLabel(/Mensaje/).fill('Un mensaje que no llega');
  await form.getByRole('button', { name: /Enviar/ }).click();
  await expect(page.getByText('Error al enviar el formulario').first()).toBeVisible();
  await expect(form.getByLabel(/Mensaje/)).toHaveValue('Un mensaje que no llega');
});

for (const { path, welcome } of [
  { path: '/', welcome: '¡Bienvenido!' },
  { path: '/blog', welcome: '¡Bienvenido a la comunidad!' },
]) {
  test(`the newsletter form of ${path} refuses a wrong address and welcomes a subscriber`, {
    tag: '@every-remote',
  }, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const area = path === '/' ? page.getByRole('contentinfo') : page.getByRole('main');
    const email = area.getByLabel(/Correo|Email/);
    await email.fill('no es un correo');
    await email.press('Enter');
    await expect(area).toContainText('Email inválido');
    await email.fill(`lectora${path.length}@correo.example`);
    await email.press('Enter');
    await expect(page.getByText(welcome, { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Gracias por suscribirte a nuestro newsletter').first()).toBeVisible();
  });
}
