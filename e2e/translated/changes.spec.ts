import { collectComplaints } from '../support/pages/complaints';
import { holdScripts } from '../support/pages/holdScripts';
import { hydrated } from '../support/pages/hydrated';
import { expect, test } from '../support/test';

let complaints: string[];
test.beforeEach(({ page }) => {
  complaints = collectComplaints(page);
});
test.afterEach(() => expect(complaints).toEqual([]));

test('a search and its end change the number of posts, and the typed words stay', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  const count = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /artículo/ });
  const all = (await count.textContent()) ?? '';
  const search = page.getByRole('searchbox');
  await search.fill('obturacion');
  await expect(count).toHaveText(/^[1-8] artículos? con «obturacion»$/);
  await search.fill('nadaasi');
  await expect(page.getByRole('main')).toContainText('No hay');
  await expect(search).toHaveValue('nadaasi');
  await search.fill('');
  await expect(count).toHaveText(all);
});

test('an empty message is refused sentence by sentence, and keeps later input', async ({ page }) => {
  await page.goto('/contacto');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Envíanos un Mensaje' });
  await form.getByRole('button', { name: /Enviar/ }).click();
  await expect(form).toContainText('El nombre es demasiado corto');
  await form.getByLabel(/Nombre/).fill('Ada Puig');
  await expect(form).not.toContainText('El nombre es demasiado corto');
  await form.getByLabel(/Email/).fill('ada');
  await form.getByRole('button', { name: /Enviar/ }).click();
  await expect(form).toContainText('Email no válido');
  await expect(form.getByLabel(/Nombre/)).toHaveValue('Ada Puig');
});

test('input before hydration stays', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contacto');
  const form = page.getByRole('form', { name: 'Envíanos un Mensaje' });
  await form.getByLabel(/Nombre/).fill('Ada Puig');
  await page
    .getByRole('contentinfo')
    .getByLabel(/Correo/)
    .fill('no es un correo');
  await page.getByRole('switch', { name: 'Tema oscuro' }).click();
  release();
  await hydrated(page);
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(page.locator('html')).toHaveClass(/translated-ltr/);
  await expect(form.getByLabel(/Nombre/)).toHaveValue('Ada Puig');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Suscribirme' }).click();
  await expect(page.getByRole('contentinfo')).toContainText('Email inválido');
});

test('filters of the shop count the remaining products', async ({ page }) => {
  await page.goto('/tienda');
  await hydrated(page);
  const count = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /producto/ })
    .first();
  const all = (await count.textContent()) ?? '';
  await page.getByRole('main').getByRole('searchbox').fill('bater');
  await expect(count).not.toHaveText(all);
  const shown = Number.parseInt((await count.textContent()) ?? '', 10);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(shown);
  await page.getByRole('main').getByRole('searchbox').fill('');
  await expect(count).toHaveText(all);
});

test('the header and the cart’s sums show its items, and a removed item can come back', async ({ page }) => {
  await page.goto('/tienda/producto/2');
  await hydrated(page);
  const add = page.getByRole('button', { name: /^Añadir al carrito/ }).first();
  await add.click();
  const badge = page.getByRole('banner').getByRole('link', { name: /^Carrito/ });
  await expect(badge).toContainText('1');
  await add.click();
  await expect(badge).toContainText('2');
  await badge.click();
  const lines = page.getByRole('list', { name: 'Productos del carrito' });
  await expect(lines.getByRole('listitem')).toHaveCount(1);
  await lines.getByRole('button', { name: /^Eliminar/ }).click();
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(lines.getByRole('listitem')).toHaveCount(1);
});

test('the gallery filters, brings more, and its viewer turns', async ({ page }) => {
  await page.goto('/media');
  await hydrated(page);
  await page.getByRole('button', { name: 'Ampliar: Cala turquesa a mediodía' }).click();
  const viewer = page.getByRole('dialog', { name: 'Visor de la galería' });
  await expect(viewer.getByRole('group', { name: '2 de 12', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('group', { name: '3 de 12', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await page.getByRole('link', { name: 'Cargar más' }).press('Enter');
  await expect(page.locator('main [data-page]')).toHaveCount(2);
  const kinds = page.getByRole('navigation', { name: 'Tipo de contenido' });
  await kinds.getByRole('link', { name: 'Vídeos' }).click();
  await expect(page).toHaveURL(/kind=video/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('slides turn', async ({ page }) => {
  await page.goto('/tienda');
  await hydrated(page);
  const next = page.getByRole('button', { name: 'Diapositiva siguiente' });
  for (let turn = 0; turn < 3; turn += 1) await next.click();
  await expect(next).toBeVisible();
});

test('a walk through all remotes and back shows each page complete, with its title', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const heading = page.getByRole('heading', { level: 1 });
  const headings: string[] = [];
  for (const { link, path, title } of [
    { link: 'Blog', path: '/blog', title: /Blog/ },
    { link: 'Galería', path: '/media', title: /Galería/ },
    { link: 'Tienda de demostración', path: '/tienda', title: /Tienda/ },
  ]) {
    headings.unshift((await heading.textContent()) ?? '');
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page).toHaveTitle(title);
    await expect(heading).not.toHaveText(headings[0] ?? '');
  }
  for (const before of headings) {
    await page.goBack();
    await expect(heading).toHaveText(before);
  }
  await page.goForward();
  await expect(heading).toHaveText(headings.at(-2) ?? '');
});
