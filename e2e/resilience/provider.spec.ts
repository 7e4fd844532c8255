import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { quickestAnswer } from '../support/pages/quickestAnswer';
import { startPreparedSite } from '../support/sites/preparedSite';
import type { Site } from '../support/sites/site';

type Behaviour = 'answers' | 'hangs' | 'fails';

/** A provider of the API (docs/product/api.md#call-1) that tests can make fail or hang. */
class Provider {
  behaviour: Behaviour = 'answers';
  /** The requested paths, in order. */
  asked: string[] = [];
  private readonly server = http.createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    this.asked.push(path);
    if (this.behaviour === 'hangs') return;
    response.setHeader('content-type', 'application/json');
    if (this.behaviour === 'fails') {
      response.statusCode = 500;
      response.end('{}');
      return;
    }
    response.end(
      JSON.stringify(ANSWERS[path.replace(/\/$/, '')] ?? { count: 0, next: null, previous: null, results: [] }),
    );
  });

  listen(): Promise<string> {
    return new Promise((resolve) => {
      this.server.listen(0, '127.0.0.1', () => {
        resolve(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}/api`);
      });
    });
  }

  close() {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const PHONE = '+34 972 00 00 99';

const ANSWERS: Record<string, unknown> = {
  '/api/contacto': { phone: PHONE },
  '/api/direccion': {},
  '/api/empresa': { work_days_open: '08:00', work_days_close: '15:00' },
  '/api/services': {
    results: [
      { imagen: '/m/uno.jpg', titulo: 'Servicio ajeno', descripcion: 'De otro proveedor', pagina: '/ajeno' },
      { imagen: '/m/dos.jpg', titulo: 'Otro servicio', descripcion: 'Del mismo proveedor', pagina: 'otro' },
    ],
  },
};

const provider = new Provider();
let site: Site;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startPreparedSite({ API_URL: await provider.listen(), HTML_CACHE: 'off' });
});
test.afterAll(async () => {
  await site.stop();
  provider.close();
});
test.beforeEach(() => {
  provider.behaviour = 'answers';
});

const callsOf = (path: string) => provider.asked.filter((asked) => asked === path).length;

test('fifty visitors a second cause at most two calls a second to a failing resource, and soon get its first answer', async () => {
  const paths = ['/', '/servicios', '/blog', '/media', '/tienda'];
  provider.behaviour = 'fails';
  // Waits until the threads' cached data, which they may show for ten seconds, are used up.
  for (const path of paths) {
    await expect.poll(async () => (await fetch(site.url + path)).text(), { timeout: 30_000 }).not.toContain(PHONE);
  }
  provider.asked = [];
  const start = performance.now();
  const visits: Promise<number>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const path = paths[visits.length % paths.length] as string;
      // Every fifth request stands for a browser, which requests the data that its page lacks.
      const address = visits.length % 5 === 0 ? '/api/contacto' : path;
      visits.push(fetch(site.url + address).then(({ status }) => status));
      if (visits.length < 200) return;
      clearInterval(timer);
      resolve();
    }, 20);
  });
  await Promise.all(visits);
  // Four, or more on a busy machine.
  const seconds = Math.ceil((performance.now() - start) / 1000);
  expect(callsOf('/api/contacto')).toBeLessThanOrEqual(2 * seconds);
  expect(callsOf('/api/formularios/token')).toBeLessThanOrEqual(2 * seconds);

  provider.behaviour = 'answers';
  for (const path of paths) {
    await expect.poll(async () => (await fetch(site.url + path)).text(), { timeout: 8_000 }).toContain(PHONE);
  }
});

test('while the provider fails, idle browsers get no prefetched page data', async () => {
  const pageData = () => fetch(`${site.url}/page-data?address=/blog`).then(({ status }) => status);
  await expect.poll(pageData).toBe(200);
  provider.behaviour = 'fails';
  await fetch(`${site.url}/blog?buscar=costa`);
  await expect.poll(pageData).toBe(204);
  provider.asked = [];
  expect(await pageData()).toBe(204);
  expect(provider.asked).toEqual([]);
});

test('the site renders with another provider’s API, proxies it for the browser, and links to its media host', async ({
  page,
}) => {
  await page.goto(`${site.url}/servicios`);
  await expect(page.getByRole('contentinfo')).toContainText('Lunes a Viernes: 08:00 - 15:00');
  await expect(page.getByRole('contentinfo')).toContainText('Información no disponible');
  for (const [name, address] of [
    ['Servicio ajeno', '/servicios/ajeno'],
    ['Otro servicio', '/servicios/otro'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', address);
  }
  const pictures = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(pictures.some((src) => /^http:\/\/127\.0\.0\.1:\d+\/m\/uno\.jpg$/.test(src ?? ''))).toBe(true);
  const proxied = await fetch(`${site.url}/api/contacto`);
  expect(await proxied.json()).toEqual(ANSWERS['/api/contacto']);
});

test('a hanging provider delays no page beyond the page’s deadline', async () => {
  provider.behaviour = 'hangs';
  for (const path of ['/', '/servicios', '/blog', '/tienda', '/sobre-nosotros']) {
    const { status, html, milliseconds } = await quickestAnswer(site.url + path, 3000);
    expect(status).toBe(200);
    expect(html).toContain('<h1');
    expect(milliseconds, `${path} was slow`).toBeLessThan(3000);
  }
});

test('while the provider fails, a page shows an error with a retry, and makes one call for each resource', async ({
  page,
}) => {
  provider.behaviour = 'fails';
  // A new visitor, because contact data from an earlier page would be shown for an hour.
  await page.addInitScript(() => localStorage.clear());
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  const footer = page.getByRole('contentinfo');
  const address = `${site.url}/sobre-nosotros`;
  // For some seconds the server still shows its cached data.
  await expect.poll(async () => (await fetch(address)).text(), { timeout: 40_000 }).not.toContain(PHONE);
  await page.goto(address);
  await hydrated(page);
  await expect(footer).toContainText(
    'No se pudo cargar la información del pie de página. Por favor, inténtalo de nuevo más tarde.',
  );
  expect(calls.filter((path) => path === '/api/contacto')).toHaveLength(1);

  provider.behaviour = 'answers';
  await footer.getByRole('button', { name: 'Reintentar' }).click();
  await expect(footer).toContainText(PHONE);
  await expect(footer).toContainText('Lunes a Viernes: 08:00 - 15:00');
});
