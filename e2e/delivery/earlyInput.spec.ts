import { expect, type Page, test } from '@playwright/test';
import { collectComplaints } from '../support/pages/complaints';
import { holdScripts } from '../support/pages/holdScripts';
import { hydrated } from '../support/pages/hydrated';

/** Opens a page on a processor four times slower. Its scripts wait until the test calls the returned function. */
async function openHeldBack(page: Page, path: string, held?: RegExp): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const release = await holdScripts(page, held);
  await page.goto(path);
  return async () => {
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
    release();
    await hydrated(page);
  };
}

/** Timeout of a script, in milliseconds (docs/decisions/0034). After it the script counts as failed. */
const HANGS = 5000;

const themeSwitch = (page: Page) => page.getByRole('switch', { name: 'Tema oscuro' });

test('pressing the theme switch before hydration changes the theme once', async ({ page }) => {
  const complaints = collectComplaints(page);
  const letGo = await openHeldBack(page, '/');
  await themeSwitch(page).click();
  await themeSwitch(page).press('Enter');
  await letGo();
  await expect(themeSwitch(page)).toBeChecked();
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(themeSwitch(page)).toBeFocused();
  expect(complaints).toEqual([]);
});

test('while the page waits for a hanging remote, typed text stays, and the theme switch works as soon as it is hydrated', async ({
  page,
}) => {
  await page.clock.install();
  await openHeldBack(page, '/blog', /^\/releases\/mfe-.*\.js$/);
  await themeSwitch(page).click();
  const email = page.getByRole('contentinfo').getByLabel(/Correo/);
  await email.pressSequentially('pronto@correo.example');
  await page.clock.fastForward(HANGS);
  await expect(page.getByRole('alert')).toContainText('No se pudo cargar esta sección');
  await hydrated(page);
  await expect(email).toHaveValue('pronto@correo.example');
  await expect(themeSwitch(page)).toBeChecked();
  await expect(page.locator('html')).toHaveClass('dark');
  await themeSwitch(page).click();
  await expect(themeSwitch(page)).not.toBeChecked();
});

test('the menu opens before hydration, and stays open after it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letGo = await openHeldBack(page, '/blog');
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const menu = page.getByRole('navigation', { name: 'Menú' });
  await expect(menu).toBeVisible();
  await letGo();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Galería' }).click();
  await expect(page).toHaveURL(/\/media$/);
  await expect(menu).toBeHidden();
});

test('a link that is followed before hydration leads to its page', async ({ page }) => {
  await openHeldBack(page, '/');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an address typed into the newsletter’s field stays, and is sent after hydration', async ({ page }) => {
  const letGo = await openHeldBack(page, '/');
  const footer = page.getByRole('contentinfo');
  const email = footer.getByLabel(/Correo/);
  await email.pressSequentially('pronto@correo.example');
  await letGo();
  await expect(email).toHaveValue('pronto@correo.example');
  await expect(email).toBeFocused();
  await email.press('Enter');
  await expect(page.getByText('Gracias por suscribirte a nuestro newsletter').first()).toBeVisible();
});

test('a newsletter form that is sent before hydration arrives', async ({ page }) => {
  await openHeldBack(page, '/');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel(/Correo/).fill('antes@correo.example');
  await footer.getByRole('button', { name: 'Suscribirme' }).click();
  await expect(page.getByText('Gracias por suscribirte a nuestro newsletter')).toBeVisible();
});

test('a message begun before hydration is finished and sent after it', async ({ page }) => {
  const letGo = await openHeldBack(page, '/contacto');
  const form = page.getByRole('form', { name: 'Envíanos un Mensaje' });
  await form.getByLabel(/Nombre/).fill('Ada Puig');
  await form.getByLabel(/Email|Correo/).fill('ada@correo.example');
  await letGo();
  await form.getByLabel(/Teléfono/).fill('+34 972 00 00 01');
  await form.getByLabel(/Mensaje/).fill('Empezado antes de tiempo');
  await expect(form.getByLabel(/Nombre/)).toHaveValue('Ada Puig');
  await form.getByRole('button', { name: /Enviar/ }).click();
  await expect(page.getByText('¡Recibido!').first()).toBeVisible();
});

test('a message that is sent before hydration arrives', async ({ page }) => {
  await openHeldBack(page, '/contacto');
  const form = page.getByRole('form', { name: 'Envíanos un Mensaje' });
  await form.getByLabel(/Nombre/).fill('Ada Puig');
  await form.getByLabel(/Email|Correo/).fill('ada@correo.example');
  await form.getByLabel(/Teléfono/).fill('+34 972 00 00 01');
  await form.getByLabel(/Mensaje/).fill('Enviado antes de tiempo');
  await form.getByRole('button', { name: /Enviar/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Recibido!');
});

test('a product that is added to the cart before hydration is in it once', { tag: '@read-only' }, async ({ page }) => {
  const letGo = await openHeldBack(page, '/tienda/producto/1');
  const add = page.getByRole('button', { name: 'Añadir al carrito' });
  await add.click();
  await add.click();
  await expect(page.getByRole('banner').getByRole('link', { name: /Carrito/ })).toHaveCount(0);
  await letGo();
  await expect(page.getByRole('link', { name: 'Carrito: 1 artículo' })).toBeVisible();
});

test('words typed into the blog’s search before hydration are searched for', async ({ page }) => {
  const letGo = await openHeldBack(page, '/blog');
  const field = page.getByRole('searchbox', { name: 'Buscar en el blog' });
  await field.pressSequentially('normativa');
  await letGo();
  await expect(page).toHaveURL(/buscar=normativa/);
  await expect(field).toHaveValue('normativa');
});

test('a service chosen in the gallery before hydration is shown', async ({ page }) => {
  const letGo = await openHeldBack(page, '/media');
  const services = page.getByLabel('Servicio', { exact: true });
  await services.selectOption({ index: 1 });
  const chosen = await services.inputValue();
  await letGo();
  await expect(page).toHaveURL(new RegExp(`servicio=${chosen}`));
  await expect(services).toHaveValue(chosen);
});

test('scripts wait for the largest picture, but not for ever', async ({ page }) => {
  await page.route(/\.avif/, () => new Promise(() => {}));
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
});

test('a touch starts the scripts before the page has loaded', async ({ page }) => {
  // Stops the clock, because the start's timeout would also start the scripts.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.route(/\.avif/, () => new Promise(() => {}));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const scripts = page.locator('head > script[src]');
  await expect(scripts).toHaveCount(0);
  await page.mouse.click(5, 400);
  await expect(scripts).not.toHaveCount(0);
});
