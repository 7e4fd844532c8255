import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { requestsOf } from '../support/pages/requestsOf';

const COUNT = 5000;
const PAGE_SIZE = 12;

/** Answers the browser's calls with a gallery of 5,000 items. The first page still comes from the server. */
async function makeLarge(page: Page) {
  await page.route(/\/api\/galeria\/\?/, async (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page'));
    const first = (number - 1) * PAGE_SIZE;
    const size = Math.max(0, Math.min(PAGE_SIZE, COUNT - first));
    const results = Array.from({ length: size }, (_, index) => ({
      id: 1000 + first + index,
      kind: 'video',
      titulo: `Vuelo ${first + index + 1}`,
      file: '/api/files/costa-brava.mp4',
      picture: {
        src: '/api/files/poster-costa-brava-640.webp',
        alt: 'Cala',
        width: 640,
        height: 360,
        sources: [{ src: '/api/files/poster-costa-brava-640.avif', type: 'image/avif', width: 640 }],
      },
    }));
    await route.fulfill({
      json: { count: COUNT, next: first + size < COUNT ? 'next' : null, previous: null, results },
    });
  });
}

/** The number of pages in the list, whether their items are rendered or not. */
const pagesOf = (page: Page) => page.locator('main [data-page]').count();

/** Follows the link to more by keyboard; resolves when the list has this many pages. */
async function pressForMore(page: Page, pages: number) {
  await page.getByRole('link', { name: 'Cargar más' }).press('Enter');
  await page
    .locator('main [data-page]')
    .nth(pages - 1)
    .waitFor({ state: 'attached' });
  // Waits until the first new item has the focus, because an earlier key press would then open that item.
  await page.locator('main [data-page] a:focus').waitFor({ state: 'attached' });
}

const elements = (page: Page) => page.locator('main *').count();

/** Scrolls until the link to more is slightly below the viewport. */
const comeNear = (page: Page) =>
  page.getByRole('link', { name: 'Cargar más' }).evaluate((link) => {
    window.scrollBy(0, link.getBoundingClientRect().top - window.innerHeight * 1.6);
  });

/** Follows the link to more until the list has this many pages. Uses the keyboard, because the link moves. */
async function growTo(page: Page, last: number) {
  for (let number = await pagesOf(page); number < last; number = await pagesOf(page)) {
    await pressForMore(page, number + 1);
  }
}

test('a gallery of thousands keeps loading, but the page’s elements stay few', async ({ page }) => {
  test.setTimeout(120_000);
  await makeLarge(page);
  const { allEnded } = requestsOf(page);
  await page.goto('/media');
  await hydrated(page);
  await growTo(page, 15);
  // The cards near the viewport are rendered some frames after their page arrives.
  await allEnded();
  const before = await elements(page);
  await growTo(page, 45);
  // Only an empty element for each page and the cards near the viewport remain.
  await expect.poll(() => elements(page)).toBeLessThan(before + 30 * PAGE_SIZE);
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(12 * PAGE_SIZE);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('link', { name: 'Vuelo sobre una cala de la Costa Brava' })).toBeVisible();
});

test('the gallery pauses, so that the footer can be reached', async ({ page }) => {
  await makeLarge(page);
  await page.goto('/media');
  await hydrated(page);
  for (let pages = 2; pages <= 4; pages += 1) {
    await comeNear(page);
    await expect(page.locator(`[data-page="${pages}"] article`).first()).toBeVisible();
  }
  await comeNear(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.waitForTimeout(500);
  expect(await pagesOf(page)).toBe(4);
});

test('coming back from an item restores the scroll position', async ({ page }) => {
  await page.goto('/media');
  await hydrated(page);
  await page.getByRole('link', { name: 'Cargar más' }).click();
  const item = page.getByRole('link', { name: 'Pirineo sobre las nubes' });
  await item.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await item.click();
  await expect(page).toHaveURL(/\/media\/2$/);
  await page.goBack();
  await expect(item).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(50);
});

test('a mouse that rests on a video previews it, except with reduced motion', async ({ page }) => {
  await page.goto('/media');
  await hydrated(page);
  const card = page.getByRole('article').first();
  await card.hover();
  await expect(card.locator('video')).toHaveJSProperty('muted', true);
  await page.mouse.move(0, 0);
  await expect(card.locator('video')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await card.hover();
  await page.waitForTimeout(600);
  await expect(card.locator('video')).toHaveCount(0);
});

test('media far below the screen are fetched only when they come near', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const ofList = () => fetched.filter((url) => url.includes('/api/galeria/')).length;
  const { allEnded } = requestsOf(page);
  await page.goto('/media');
  await hydrated(page);
  await allEnded();
  expect(fetched.filter((url) => /\.(mp4|webm)/.test(url))).toEqual([]);
  expect(ofList()).toBe(0);
  await comeNear(page);
  await expect.poll(ofList).toBeGreaterThan(0);
});
