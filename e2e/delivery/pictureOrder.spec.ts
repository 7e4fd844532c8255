import { expect, type Page, test } from '@playwright/test';
import { holdScripts } from '../support/pages/holdScripts';
import { hydrated } from '../support/pages/hydrated';

test.use({ viewport: { width: 412, height: 823 } });

/** Collects the pictures that a page requests from now on. */
function picturesOf(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && /\.(avif|webp)/.test(request.url())) asked.add(request.url());
  });
  return asked;
}

/** The number of pictures on the screen and in the whole page. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const isOnScreen = (image: HTMLImageElement) => {
      const { top, bottom } = (
        (image.closest('picture') ?? image).parentElement as HTMLElement
      ).getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    };
    return { onScreen: [...document.images].filter(isOnScreen).length, inAll: document.images.length };
  });

test('before the scripts run, a phone fetches only the pictures on its screen; more follow later', async ({ page }) => {
  const pictures = picturesOf(page);
  const letGo = await holdScripts(page);
  await page.goto('/blog');
  await expect(page.locator('head > script[src]')).not.toHaveCount(0);
  const { onScreen, inAll } = await standing(page);
  expect(inAll).toBeGreaterThan(onScreen);
  expect(pictures.size).toBe(onScreen);
  letGo();
  await hydrated(page);
  await expect.poll(() => pictures.size).toBeGreaterThan(onScreen);
});

test('the poster of a video waits for the scripts', async ({ page }) => {
  const pictures = picturesOf(page);
  const asked = () => [...pictures].filter((address) => /poster-fpv-(640|1280)/.test(address));
  const letGo = await holdScripts(page);
  await page.goto('/servicios/drones-fpv-caracteristicas-usos-beneficios');
  await expect(page.locator('head > script[src]')).not.toHaveCount(0);
  expect(asked()).toEqual([]);
  letGo();
  await hydrated(page);
  await page.locator('picture:has(~ video) img').first().scrollIntoViewIfNeeded();
  await expect.poll(asked).toEqual([expect.stringMatching(/\.avif$/)]);
});

test('scrolling before the scripts have loaded shows the pictures', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/blog');
  const { onScreen } = await standing(page);
  const next = page.locator('main img').nth(onScreen);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 900);
  await expect(next).toBeInViewport();
  await expect.poll(() => next.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
