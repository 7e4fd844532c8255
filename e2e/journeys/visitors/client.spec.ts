import { collectComplaints } from '../../support/pages/complaints';
import { hydrated } from '../../support/pages/hydrated';
import { storedOf } from '../../support/sites/inbox';
import { expect, test } from '../../support/test';

test('a client finds the service, and the answer to a question', { tag: ['@read-only', '@mfe-marketing'] }, async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Explorar Servicios' }).click();
  await expect(page).toHaveURL(/\/servicios$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Fotogrametría/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mapeo y fotogrametría con drones');
  const answer = page.getByText('Es la técnica que obtiene medidas a partir de fotografías.');
  await expect(answer).toBeHidden();
  await page.getByText('¿Qué es la fotogrametría con drones?').click();
  await expect(answer).toBeVisible();
  await page.getByRole('link', { name: 'Solicitar Presupuesto' }).first().click();
  await expect(page).toHaveURL(/\/contacto$/);
  // The form's code loads when the form is near the screen.
  await page.getByRole('heading', { name: 'Envíanos un Mensaje' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('form', { name: 'Envíanos un Mensaje' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test(
  'the page thanks a client for a message, and the company’s inbox holds the message unchanged',
  { tag: '@mfe-marketing' },
  async ({ page }, { project }) => {
    const email = `ada.${project.name}@correo.example`;
    await page.goto('/contacto');
    await hydrated(page);
    const form = page.getByRole('form', { name: 'Envíanos un Mensaje' });
    await form.getByLabel(/Nombre/).fill('Ada Puig');
    await form.getByLabel(/Email|Correo/).fill(email);
    await form.getByLabel(/Teléfono/).fill('+34 972 00 00 01');
    await form.getByLabel(/Mensaje/).fill('Necesito la ortofoto de una cantera.\nUnas 12 hectáreas.');
    await form.getByRole('button', { name: /Enviar/ }).click();
    await expect(page.getByText('¡Recibido!').first()).toBeVisible();
    await expect(form.getByLabel(/Nombre/)).toHaveValue('');
    const stored = await storedOf(email);
    expect(stored).toContain('"name": "Ada Puig"');
    expect(stored).toContain('Unas 12 hectáreas.');
  },
);
