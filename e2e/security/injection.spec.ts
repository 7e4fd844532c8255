import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/pages/consoleErrors';
import { SCRIPTS } from './attacks';

/** Follows a page from now on; the function that it gives tells what ran, or what only the page's policy has stopped. */
async function watched(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('tellViolation', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ target, effectiveDirective, blockedURI, sample }) => {
      // Chromium 156 tells this also of a document that DOMParser makes, in which no handler ever runs. Of a handler in the
      // page it names the element.
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

test('what stands in an address is text', { tag: '@read-only' }, async ({ page }) => {
  const found = await watched(page);
  const text = encodeURIComponent(ALL);
  for (const address of [
    `/blog?buscar=${text}&tag=${text}&pagina=${text}`,
    `/blog/post/${text}`,
    `/tienda?q=${text}&categoria=${text}&orden=${text}&max=${text}`,
    `/tienda/categoria/${text}`,
    `/media?tipo=${text}&servicio=${text}&pagina=${text}`,
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

test('what is written into any field is text, also where it comes back', async ({ page }) => {
  const found = await watched(page);
  for (const address of [
    '/',
    '/contacto',
    '/blog',
    '/tienda',
    '/media',
    '/dashboard/direcciones',
    '/dashboard/pagos',
  ]) {
    await page.goto(address);
    await hydrated(page);
    for (const field of await page.locator('input:not([type]), input[type=text], input[type=search], textarea').all()) {
      if (await field.isVisible()) await field.fill(ALL);
    }
    await page.keyboard.press('Enter');
    expect(await found(), address).toEqual([]);
  }
});

test('a form that is answered without scripts gives back text', async ({ request }) => {
  const form = { name: ALL, email: ALL, phone: ALL, message: ALL };
  for (const path of ['/contacto/mensaje', '/newsletters']) {
    const answer = await (await request.post(path, { form })).text();
    // Data for the browser are JSON, in which other characters are escaped.
    const html = answer.replace(/<script type="application\/json"[^<]*<\/script>/g, '');
    expect(html, path).not.toMatch(/<(script|svg|img)[^>]*(>window\.attacked|onerror|onload)/);
    expect(html, path).not.toMatch(/"\s+autofocus\s+onfocus=/);
  }
});

test('what stands in the browser’s storage is text', { tag: '@read-only' }, async ({ page }) => {
  const found = await watched(page);
  await page.goto('/tienda/producto/1');
  await hydrated(page);
  await page
    .getByRole('button', { name: /^Añadir al carrito/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /Carrito: 1/ })).toBeVisible();
  // Every text in every stored value, which keeps its shape.
  await page.evaluate((attack) => {
    for (const key of Object.keys(localStorage)) {
      const text = localStorage.getItem(key) ?? '';
      try {
        const attacked = JSON.stringify(JSON.parse(text), (_name, value) =>
          typeof value === 'string' ? attack : value,
        );
        localStorage.setItem(key, attacked);
      } catch {
        localStorage.setItem(key, attack);
      }
    }
    for (const key of ['theme', 'cart-count']) localStorage.setItem(key, attack);
  }, ALL);
  for (const address of ['/carrito', '/tienda/producto/1', '/dashboard', '/dashboard/pedidos', '/']) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await found(), address).toEqual([]);
  }
});

test('what the API answers is text or sanitised, whatever a provider sends', { tag: '@read-only' }, async ({
  page,
}) => {
  const found = await watched(page);
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
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/post\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await found()).toEqual([]);
});

test('code that got into a page would not run: the browser asks the page’s policy', { tag: '@read-only' }, async ({
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
