import { type RunningNginx, startNginx } from 'operations/nginx/testing';
import { hydrated } from '../support/pages/hydrated';
import { SUITES_PORT } from '../support/sites/suitesSite';
import { expect, test } from '../support/test';

// nginx's certificate is its own.
test.use({ ignoreHTTPSErrors: true });

let nginx: RunningNginx;
let origin: string;
test.beforeAll(async () => {
  const site = `127.0.0.1:${SUITES_PORT}`;
  nginx = await startNginx({ sites: [site, site] });
  origin = `https://localhost:${nginx.ports.https}`;
});
test.afterAll(() => nginx.stop());

test('pages come by HTTP/2 with all their files, and lead to the next page', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
  const first = await page.goto(`${origin}/blog`);
  await hydrated(page);
  expect(first?.headers()['strict-transport-security']).toContain('max-age');
  const protocols = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).nextHopProtocol),
  );
  expect(new Set(protocols)).toEqual(new Set(['h2']));
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/post\//);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(failed).toEqual([]);
});

test('a page that the browser has is not sent again', async ({ request }) => {
  const { etag = '' } = (await request.get(`${origin}/servicios`)).headers();
  const again = await request.get(`${origin}/servicios`, { headers: { 'if-none-match': etag } });
  expect([again.status(), etag]).toEqual([304, expect.stringMatching(/^W\/"/)]);
});

test('a message reaches the company', async ({ page }) => {
  await page.goto(`${origin}/contacto`);
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Envíanos un Mensaje' });
  await form.getByLabel(/Nombre/).fill('Ada Puig');
  await form.getByLabel(/Email|Correo/).fill('ada@correo.example');
  await form.getByLabel(/Teléfono/).fill('+34 972 00 00 01');
  await form.getByLabel(/Mensaje/).fill('Un mensaje que pasa por nginx.');
  await form.getByRole('button', { name: /Enviar/ }).click();
  await expect(page.getByText('¡Recibido!').first()).toBeVisible();
});
