import { expect, type Page, test } from '@playwright/test';
import { postgresIsAvailable, type TestServer, temporaryServer } from 'shared-postgres/testing';
import { hydrated } from '../support/pages/hydrated';
import { BEYOND_SAMPLE } from '../support/sample';
import { inboxOf } from '../support/sites/inbox';
import { type Site, startSite } from '../support/sites/site';

// Without PostgreSQL these tests are skipped, like the API's tests on it. CI does not start without PostgreSQL.
test.skip(!postgresIsAvailable('own'), 'PostgreSQL is not installed');

let database: TestServer;
let site: Site;
test.beforeAll(async () => {
  database = await temporaryServer();
  site = await startSite({ DATABASE_URL: database.url });
});
test.afterAll(async () => {
  // Undefined if the site did not start.
  await (site as Site | undefined)?.stop();
  await database.stop();
});
// A test that fails while the database is stopped must not fail the next ones.
test.afterEach(async () => {
  await database.pause();
  await database.resume();
});

const messages = () => inboxOf({ DATABASE_URL: database.url }, 'list', 'messages');
const messageForm = (page: Page) => page.getByRole('form', { name: 'Envíanos un Mensaje' });

async function write(page: Page, message: string) {
  const form = messageForm(page);
  await form.getByLabel('Nombre').fill('Ada Puig');
  await form.getByLabel('Teléfono').fill('972 00 00 01');
  await form.getByLabel('Email').fill('ada@correo.example');
  await form.getByLabel('Mensaje').fill(message);
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
}

test('pages that visitors saw before keep their content', async ({ page }) => {
  for (const path of ['/blog', '/media/1']) {
    // The cache does not keep a page whose data came late, as on a busy machine.
    const whole = async () => (await (await page.request.get(site.url + path)).text()).includes('Lunes a Viernes');
    await expect.poll(whole).toBe(true);
  }
  await database.pause();
  await page.goto(`${site.url}/blog`);
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Girona');
  expect((await page.goto(`${site.url}/media/1`))?.status()).toBe(200);
  await expect(page.getByRole('main')).not.toContainText('Contenido no encontrado');
});

// The sample of the fault matrix has the calls of the other two (resilience/faults/api.spec.ts).
for (const { path, sentence, heading, tag } of [
  { path: '/blog/post/4', sentence: 'Error al cargar los detalles del post', heading: 'Post No Encontrado', tag: [] },
  {
    path: '/media/5',
    sentence: 'Error al cargar los detalles del archivo multimedia',
    heading: 'Contenido no encontrado',
    tag: BEYOND_SAMPLE,
  },
  {
    path: '/blog?buscar=costa',
    sentence: 'Error inesperado al obtener los posts',
    heading: 'Blog',
    tag: BEYOND_SAMPLE,
  },
]) {
  test(`${path}, a page without earlier visits, names the failure, and 'Reintentar' loads it`, { tag }, async ({
    page,
  }) => {
    await database.pause();
    await page.goto(site.url + path);
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main).toContainText(sentence);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await database.resume();
    // Each failed part has its own button, and a retry may reveal other buttons.
    const again = main.getByRole('button', { name: 'Reintentar' });
    await expect(async () => {
      if ((await again.count()) > 0) await again.last().click({ timeout: 1000 });
      await expect(again).toHaveCount(0, { timeout: 2000 });
    }).toPass();
    await expect(main).not.toContainText(sentence);
    await expect(main).not.toContainText('No Encontrado');
  });
}

test('a message that cannot be stored stays in the form, and is stored once when the visitor sends it again', async ({
  page,
}) => {
  await page.goto(`${site.url}/contacto`);
  await hydrated(page);
  await database.pause();
  await write(page, 'Con scripts');
  await expect(messageForm(page)).toContainText('Error al enviar el formulario');
  await expect(messageForm(page).getByLabel('Mensaje')).toHaveValue('Con scripts');
  await database.resume();
  await messageForm(page).getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('¡Recibido!').first()).toBeVisible();
  await expect(messageForm(page).getByLabel('Mensaje')).toHaveValue('');
  expect((await messages()).match(/Con scripts/g)).toHaveLength(1);
});

test('an address that cannot be subscribed stays in its field, and is accepted later', async ({ page }) => {
  await page.goto(`${site.url}/sobre-nosotros`);
  await hydrated(page);
  await database.pause();
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  await form.getByLabel(/Correo/).fill('ada@correo.example');
  await form.getByRole('button', { name: 'Suscribirme' }).click();
  await expect(form).toContainText('Ocurrió un error inesperado');
  await expect(form.getByLabel(/Correo/)).toHaveValue('ada@correo.example');
  await database.resume();
  await form.getByRole('button', { name: 'Suscribirme' }).click();
  await expect(form).toContainText('Gracias por suscribirte a nuestro newsletter');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the answer to a form keeps its message', async ({ page }) => {
    await page.goto(`${site.url}/contacto`);
    await database.pause();
    await write(page, 'Sin scripts');
    await expect(messageForm(page)).toContainText('Error al enviar el formulario');
    await expect(messageForm(page).getByLabel('Mensaje')).toHaveValue('Sin scripts');
    await database.resume();
    await messageForm(page).getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Recibido!');
    expect((await messages()).match(/Sin scripts/g)).toHaveLength(1);
  });
});
