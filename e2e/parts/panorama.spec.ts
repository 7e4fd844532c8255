import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';

/** The gallery's only item with a frame: the site's own 360° viewer. */
const ITEM = '/media/3';
const TITLE = 'Panorama de 360° de un castillo y su valle';

test('the panorama has an address of its own, which leads to the viewer of the live release', async ({
  page,
  request,
}) => {
  const { remotes }: { remotes: { name: string; base: string }[] } = await (await request.get('/registry.json')).json();
  const base = remotes.find(({ name }) => name === 'mfe-marketing')?.base;
  const answer = await request.get('/visor/castillo', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toMatch(new RegExp(`^${base}viewer/panorama\\.html\\?archivo=`));
  await page.goto('/visor/castillo');
  await expect(page).toHaveTitle(TITLE);
  await isShown(page);
});

test('a gallery item shows that viewer in a frame when the visitor asks for it', async ({ page }) => {
  await page.goto(ITEM);
  await hydrated(page);
  await expect(page.locator('main iframe')).toHaveCount(0);
  await page.getByRole('button', { name: /^Ver Panorama de 360°/ }).click();
  await isShown(page.frameLocator('main iframe'));
});

/** The viewer shows the panorama. A browser without WebGL shows a picture of it, and says so. */
async function isShown(viewer: Page | FrameLocator) {
  const panorama = viewer.locator('body[data-state="shown"] canvas');
  const still = viewer.getByRole('img', { name: TITLE });
  await expect(panorama.or(still)).toBeVisible();
  await expect(viewer.getByText('Cargando el panorama…')).toBeHidden();
}
