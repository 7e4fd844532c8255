import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';

const TOUR = 'https://tours.example/7';
/** A frame is late after this timeout (docs/product/gallery.md#media-12), in milliseconds. */
const LATE = 10_000;
const ITEM = 'Cena de boda en una masía';

/** Turns one item of the gallery into a page of another site, in the form of the API's answer. */
async function makeFramed(page: Page) {
  await page.route(/\/api\/galeria\/22\/$/, async (route) => {
    const item = await (await route.fetch()).json();
    await route.fulfill({ json: { ...item, file: null, sources: undefined, iframe: TOUR } });
  });
}

async function openItem(page: Page) {
  await makeFramed(page);
  await page.goto('/media');
  await hydrated(page);
  await page.getByRole('link', { name: ITEM }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ITEM);
}

test('a provider’s page is shown in a sandbox, and does not learn the visitor’s previous page', async ({ page }) => {
  let referrer: string | undefined;
  await page.route(TOUR, async (route) => {
    referrer = (await route.request().allHeaders()).referer;
    await route.fulfill({ contentType: 'text/html', body: '<h1>Recorrido</h1><script>top.location = "/"</script>' });
  });
  await openItem(page);
  await expect(page.frameLocator(`iframe[src="${TOUR}"]`).getByRole('heading')).toHaveText('Recorrido');
  await expect(page.getByText('Cargando contenido…')).toHaveCount(0);
  expect(referrer).toBeUndefined();
  await expect(page).toHaveURL(/\/media\/22$/);
});

test('a frame that never loads is called late, with a link to it, and the rest of the page is complete', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(TOUR, () => new Promise(() => {}));
  await openItem(page);
  await expect(page.getByText('Cargando contenido…')).toBeVisible();
  await page.clock.fastForward(LATE);
  await expect(page.getByRole('alert')).toContainText('El contenido tarda demasiado en cargar');
  await expect(page.getByRole('link', { name: 'Abrir en una pestaña nueva' })).toHaveAttribute('href', TOUR);
  const related = page.locator('section', { has: page.getByRole('heading', { name: 'Contenido relacionado' }) });
  await expect(related.getByRole('article')).toHaveCount(3);
});
