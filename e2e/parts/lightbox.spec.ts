import { expect, type Page, test } from '@playwright/test';
import { violations } from '@tramuntana/remote/journeys/violations';
import { collectComplaints } from '../support/pages/complaints';
import { hydrated } from '../support/pages/hydrated';
import { THEMES, useTheme } from '../support/pages/views';
import { BEYOND_SAMPLE } from '../support/sample';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Visor de la galería' });
const slide = (page: Page, name: string) => dialog(page).getByRole('group', { name, exact: true });

async function openGallery(page: Page) {
  await page.goto('/media');
  await hydrated(page);
}

test('the keyboard alone opens, turns, zooms and closes the viewer, and the focus returns', async ({ page }) => {
  const complaints = collectComplaints(page);
  await openGallery(page);
  const picture = page.getByRole('button', { name: 'Ampliar: Cala turquesa a mediodía' });
  await picture.focus();
  await page.keyboard.press('Enter');
  await expect(slide(page, '2 de 12')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(slide(page, '3 de 12')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(slide(page, '2 de 12')).toBeVisible();
  const zoomOut = dialog(page).getByRole('button', { name: 'Alejar' });
  await expect(zoomOut).toBeDisabled();
  // A picture that is loading or still sliding in ignores the zoom.
  await expect(dialog(page).getByRole('button', { name: 'Acercar' })).toBeEnabled();
  const moving = () => dialog(page).evaluate((viewer) => viewer.getAnimations({ subtree: true }).length);
  await expect.poll(moving).toBe(0);
  await page.keyboard.press('+');
  await expect(zoomOut).toBeEnabled();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('[role=dialog]'),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(picture).toBeFocused();
  expect(complaints).toEqual([]);
});

for (const theme of THEMES) {
  const tag = theme === 'dark' ? [] : BEYOND_SAMPLE;
  test(`the viewer has no accessibility violation (${theme})`, { tag }, async ({ page }) => {
    await openGallery(page);
    await useTheme(page, theme);
    for (const name of ['Ampliar: Cala turquesa a mediodía', 'Ampliar: Vuelo sobre una cala de la Costa Brava']) {
      await page.getByRole('button', { name }).click();
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page)).toHaveCSS('opacity', '1');
      expect(await violations(page, '[role=dialog]')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
  });
}

test('a swipe turns, and the back button closes', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 760 }, hasTouch: true });
  const page = await context.newPage();
  await openGallery(page);
  await page.getByRole('button', { name: 'Ampliar: Cala turquesa a mediodía' }).tap();
  await expect(slide(page, '2 de 12')).toBeVisible();
  const touch = await context.newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
  await finger('touchStart', 300);
  for (let x = 280; x >= 60; x -= 20) await finger('touchMove', x);
  await finger('touchEnd');
  await expect(slide(page, '3 de 12')).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/media$/);
  await context.close();
});

test('the viewer’s code is fetched when the viewer first opens', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openGallery(page);
  const before = fetched.filter((url) => /lightbox/.test(url));
  await page.getByRole('button', { name: 'Ampliar: Cala turquesa a mediodía' }).click();
  await expect(dialog(page)).toBeVisible();
  expect([before.length, fetched.some((url) => /lightbox/.test(url))]).toEqual([0, true]);
});

test('if the viewer’s code does not load, the item’s own page opens', async ({ page }) => {
  await page.route(/lightbox.*\.js/, (route) => route.abort());
  await openGallery(page);
  await page.getByRole('button', { name: 'Ampliar: Cala turquesa a mediodía' }).click();
  await expect(page).toHaveURL(/\/media\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cala turquesa a mediodía');
});
