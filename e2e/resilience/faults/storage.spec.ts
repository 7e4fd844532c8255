import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../../support/pages/hydrated';
import { testsOf } from './matrix';
import { STORAGE_FAULTS, type StorageFault } from './storageFaults';
import { watchPage } from './watchPage';

type Part = {
  name: string;
  path: string;
  /** Uses the part, so that the browser wants to store something. */
  use(page: Page, fault: StorageFault): Promise<void>;
};

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** For each part of the site, the page that stores most. */
const PARTS: readonly Part[] = [
  {
    name: 'theme and contact data',
    path: '/sobre-nosotros',
    async use(page, { keeps }) {
      await expect(page.getByRole('contentinfo')).toContainText('Lunes a Viernes');
      await page.getByRole('switch', { name: 'Tema oscuro' }).click();
      await expect(page.locator('html')).toHaveClass('dark');
      await page.reload();
      await expect(page.locator('html')).toHaveClass(keeps ? 'dark' : 'light');
    },
  },
  {
    name: 'list of services',
    path: '/contacto',
    async use(page) {
      // The server has sent no list with this page, so the browser reads its storage.
      await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Servicios' }).click();
      await expect(page).toHaveURL(/\/servicios$/);
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /inmuebles/i })
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'reading',
    path: '/blog',
    async use(page) {
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/blog\/post\/\d+$/);
      await page.goBack();
      await expect(heading(page, 'Blog')).toBeVisible();
    },
  },
  {
    name: 'volume',
    path: '/media/2',
    async use(page, { keeps }) {
      const player = page.locator('main video[controls]');
      const volume = () => player.evaluate((video: HTMLVideoElement) => video.volume);
      expect(await volume()).toBe(1);
      const changed = player.evaluate((video) => new Promise((told) => video.addEventListener('volumechange', told)));
      await player.evaluate((video: HTMLVideoElement) => {
        video.volume = 0.5;
      });
      await changed;
      await page.reload();
      await hydrated(page);
      await expect.poll(volume).toBe(keeps ? 0.5 : 1);
    },
  },
  {
    name: 'cart and order',
    path: '/tienda/producto/1',
    async use(page) {
      await page
        .getByRole('button', { name: /^Añadir al carrito/ })
        .first()
        .click();
      await page.getByRole('banner').getByRole('link', { name: 'Carrito: 1 artículo' }).click();
      await page.getByRole('button', { name: 'Realizar Pedido' }).click();
      await expect(heading(page, 'Pedido realizado')).toBeVisible();
    },
  },
  {
    name: 'account',
    path: '/dashboard',
    async use(page) {
      for (const section of ['direcciones', 'pagos', 'pedidos', 'configuracion']) {
        await page.goto(`/dashboard/${section}`);
        await hydrated(page);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
    },
  },
];

for (const { title, details, row: fault, column: part } of testsOf({
  name: 'storage',
  rows: STORAGE_FAULTS,
  columns: PARTS,
  expected: () => 'works',
})) {
  test(title, details, async ({ page }) => {
    const { uncaught, complaints } = watchPage(page);
    await fault.cause(page);
    await page.goto(part.path);
    await hydrated(page);
    await part.use(page, fault);
    expect([...uncaught, ...complaints]).toEqual([]);
  });
}
