import { expect, type Locator, type Page, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { SCRIPTS } from './attacks';

/** Watches a page from now on. The returned function lists code that ran, and code that only the page's policy stopped. */
async function watched(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('tellViolation', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ target, effectiveDirective, blockedURI, sample }) => {
      // Chromium 156 also reports this for a document of DOMParser, in which no handler ever runs. Its target is then the
      // document; for a handler in the page, the target is the element.
      if (effectiveDirective === 'script-src-attr' && target === document) return;
      const { tellViolation } = window as unknown as { tellViolation(text: string): void };
      tellViolation(`${effectiveDirective} stopped ${blockedURI} ${sample}`);
    });
  });
  return async () => {
    if (await page.evaluate(() => 'attacked' in window)) seen.push(`${page.url()} ran what was given`);
    return seen;
  };
}

const ALL = SCRIPTS.join(' ');
/** For fields and stored values with a shorter limit: a name has at most 60 characters. */
const SHORT = '"><img src=x onerror=window.attacked=1>';

test('the values in an address are text', { tag: '@read-only' }, async ({ page }) => {
  const found = await watched(page);
  const text = encodeURIComponent(ALL);
  for (const address of [
    `/blog?buscar=${text}&tag=${text}&page=${text}`,
    `/blog/post/${text}`,
    `/tienda?q=${text}&categoria=${text}&orden=${text}&max=${text}`,
    `/tienda/categoria/${text}`,
    `/media?kind=${text}&servicio=${text}&page=${text}`,
    `/media/${text}`,
    `/servicios/${text}`,
    `/visor/${text}`,
    `/${text}#${text}`,
  ]) {
    await page.goto(address);
    await hydrated(page);
    expect(await found(), address).toEqual([]);
  }
});

/** Each place of the site that takes a visitor's text, and the element that shows it. */
const WRITTEN: readonly { what: string; path: string; write(page: Page): Promise<void>; shown(page: Page): Locator }[] =
  [
    {
      what: 'search of posts',
      path: '/blog',
      write: (page) => page.getByRole('searchbox').fill(SHORT),
      shown: (page) => page.getByRole('status').filter({ hasText: SHORT }),
    },
    {
      what: 'search of products',
      path: '/tienda',
      async write(page) {
        await page.getByRole('searchbox').fill(SHORT);
        await page.getByRole('searchbox').press('Enter');
        await expect(page).toHaveURL(/[?&]q=/);
        await page.reload();
      },
      shown: (page) => page.locator('input[name="q"]').and(page.locator(`[value=${JSON.stringify(SHORT)}]`)),
    },
    {
      what: 'review of a product',
      path: '/tienda/producto/1',
      async write(page) {
        await page.getByRole('tab', { name: /^Reseñas/ }).click();
        const form = page.getByRole('form', { name: 'Escribe una reseña' });
        await form.getByLabel('Nombre').fill(SHORT);
        await form.getByRole('radio').last().check({ force: true });
        await form.getByLabel('Comentario').fill(ALL);
        await form.getByRole('button', { name: 'Guardar reseña' }).click();
      },
      shown: (page) =>
        page.getByRole('list', { name: 'Tus reseñas' }).filter({ hasText: SHORT }).filter({ hasText: ALL }),
    },
    {
      what: 'address of the account',
      path: '/dashboard/direcciones',
      async write(page) {
        await page.getByRole('button', { name: 'Añadir dirección' }).click();
        await page.getByLabel('Calle y número').fill(SHORT);
        await page.getByLabel('Código postal').fill('17001');
        await page.getByLabel('Población').fill(SHORT);
        await page.getByRole('button', { name: 'Guardar' }).click();
        await page.reload();
      },
      shown: (page) => page.getByRole('main').getByRole('listitem').filter({ hasText: SHORT }),
    },
    {
      what: 'name of the account',
      path: '/dashboard/configuracion',
      async write(page) {
        await page.getByRole('textbox', { name: 'Nombre' }).fill(SHORT);
        await page.getByRole('button', { name: 'Guardar nombre' }).click();
        await expect(page.getByText('Nombre guardado.')).toBeVisible();
        await page.goto('/dashboard');
      },
      shown: (page) => page.getByText(`Hola, ${SHORT}`),
    },
  ];

for (const { what, path, write, shown } of WRITTEN) {
  test(`a visitor’s words stay text where the page shows them: ${what}`, { tag: '@read-only' }, async ({ page }) => {
    const found = await watched(page);
    await page.goto(path);
    await hydrated(page);
    await write(page);
    await hydrated(page);
    await expect(shown(page)).toBeVisible();
    expect(await found()).toEqual([]);
  });
}

test('a refused message stays text, and so does a refused newsletter address', { tag: '@read-only' }, async ({
  page,
}) => {
  const found = await watched(page);
  await page.goto('/contacto');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Envíanos un Mensaje' });
  const newsletter = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  for (const field of [...(await form.getByRole('textbox').all()), newsletter.getByRole('textbox')]) {
    await field.fill(ALL);
  }
  await newsletter.getByRole('button').click();
  await expect(newsletter.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('button', { name: /Enviar/ }).click();
  await expect(form.getByLabel(/Email|Correo/)).toHaveAttribute('aria-invalid', 'true');
  expect(await found()).toEqual([]);
});

test('the answer to a form without scripts contains its values as text', async ({ request }) => {
  const form = { name: ALL, email: ALL, phone: ALL, message: ALL };
  for (const path of ['/contacto/mensaje', '/newsletters']) {
    const answer = await (await request.post(path, { form })).text();
    // The browser's data are JSON, which escapes other characters.
    const html = answer.replace(/<script type="application\/json"[^<]*<\/script>/g, '');
    expect(html, path).not.toMatch(/<(script|svg|img)[^>]*(>window\.attacked|onerror|onload)/);
    expect(html, path).not.toMatch(/"\s+autofocus\s+onfocus=/);
  }
});

/** Entries of the browser's storage in the releases' format, with hostile texts. */
const STORED = {
  theme: ALL,
  cart: JSON.stringify({ version: 1, lines: [{ productId: ALL, quantity: ALL }] }),
  'media-volume': JSON.stringify({ volume: ALL, muted: ALL }),
  'shop-profile': JSON.stringify({ version: 1, name: SHORT }),
  'shop-addresses': JSON.stringify({
    version: 1,
    addresses: [{ id: 1, type: 'Casa', street: ALL, city: ALL, postalCode: ALL, isDefault: true }],
  }),
  'shop-orders': JSON.stringify({
    version: 1,
    orders: [
      {
        id: SHORT,
        date: '2026-01-02',
        status: 'Recibido',
        total: 100,
        items: [{ name: ALL, quantity: 1, price: 100 }],
      },
    ],
  }),
  'shop-reviews': JSON.stringify({
    version: 1,
    reviews: [{ productId: 1, name: SHORT, rating: 5, text: ALL, date: '2026-01-02' }],
  }),
};

test('the values in the browser’s storage are text', { tag: '@read-only' }, async ({ page }) => {
  const found = await watched(page);
  await page.addInitScript((stored) => {
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, STORED);
  for (const [address, shown] of [
    ['/dashboard', `Hola, ${SHORT}`],
    ['/dashboard/direcciones', ALL],
    ['/dashboard/pedidos', SHORT],
    ['/tienda/producto/1', ALL],
  ] as const) {
    await page.goto(address);
    await hydrated(page);
    if (address === '/tienda/producto/1') await page.getByRole('tab', { name: /^Reseñas/ }).click();
    await expect(page.getByRole('main').getByText(shown).first(), address).toBeVisible();
    expect(await found(), address).toEqual([]);
  }
  await page.goto('/media/2');
  await hydrated(page);
  await expect(page.locator('html')).toHaveClass('light');
  expect(await found()).toEqual([]);
});

test('an API answer is text or sanitised, even if the provider sends hostile markup', { tag: '@read-only' }, async ({
  page,
}) => {
  const found = await watched(page);
  // Without prefetched page data from the server, the browser calls the API itself.
  await page.route('**/page-data?*', (route) => route.abort());
  await page.route('**/api/blog-post/**', async (route) => {
    const answer = await (await route.fetch()).json();
    const attack = (post: object) => ({ ...post, titulo: ALL, descripcion: ALL, content: `<p>Uno</p>${ALL}` });
    await route.fulfill({
      json: 'results' in answer ? { ...answer, results: answer.results.map(attack) } : attack(answer),
    });
  });
  await page.goto('/contacto');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click();
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first.getByRole('heading')).toHaveText(ALL);
  await first.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/post\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ALL);
  await expect(page.getByText('Uno', { exact: true })).toBeVisible();
  expect(await found()).toEqual([]);
});

test('code that gets into a page does not run: the browser enforces the page’s policy', { tag: '@read-only' }, async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const refused = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      markup: () => Object.assign(document.createElement('p'), { innerHTML: '<img src=x onerror=1>' }),
      script: () => Object.assign(document.createElement('script'), { src: 'https://attacker.example/a.js' }),
      text: () => Object.assign(document.createElement('script'), { text: 'window.attacked = 1' }),
    };
    const isRefused = (attempt: () => unknown) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    return Object.entries(attempts)
      .filter(([, attempt]) => isRefused(attempt))
      .map(([name]) => name);
  });
  expect(refused).toEqual(['markup', 'script', 'text']);
});
