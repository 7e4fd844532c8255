import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { PAGES, samplePage } from '../support/routes';

/** The pages that depend most on their pictures and videos. */
const COMPANY_PAGES = PAGES.filter((path) => path === '/' || /^\/(servicios|sobre-nosotros|contacto)/.test(path));

async function loseMedia(page: Page) {
  await page.route('**/*', (route) =>
    ['image', 'media'].includes(route.request().resourceType()) ? route.abort() : route.continue(),
  );
}

/** The pictures that did not load: how many show alternative text over the placeholder, and a list of the others. */
const lostPictures = () => {
  const lost = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
    ({ complete, naturalWidth }) => complete && naturalWidth === 0,
  );
  const bare = lost.filter((image) => {
    const words = getComputedStyle(image, '::after');
    return words.content !== JSON.stringify(image.alt) || words.position !== 'absolute';
  });
  return { decent: lost.length - bare.length, bare: bare.map(({ outerHTML }) => outerHTML.slice(0, 160)) };
};

for (const path of COMPANY_PAGES) {
  test(`${path} is a decent page without its pictures and videos`, samplePage(path), async ({ page }) => {
    await loseMedia(page);
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(async () => (await page.evaluate(lostPictures)).decent).toBeGreaterThan(0);
    expect((await page.evaluate(lostPictures)).bare).toEqual([]);
    await expect(page.getByRole('button', { name: 'Pausar el vídeo de fondo' })).toHaveCount(0);
    const players = await page.locator('main video[controls]').all();
    for (const player of players) {
      await player.evaluate((video: HTMLVideoElement) => video.play().catch(() => {}));
      await expect(page.getByRole('alert')).toContainText('No se pudo reproducir el vídeo');
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
}
