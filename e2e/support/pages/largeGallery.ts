import type { Page } from '@playwright/test';

const COUNT = 5000;
export const PAGE_SIZE = 12;

/** Answers the browser's calls with a gallery of 5,000 items. The first page still comes from the server. */
export async function makeLarge(page: Page) {
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
export const pagesOf = (page: Page) => page.locator('main [data-page]').count();

/** Follows the link to more by keyboard; resolves when the list has this many pages. */
export async function pressForMore(page: Page, pages: number) {
  await page.getByRole('link', { name: 'Cargar más' }).press('Enter');
  await page
    .locator('main [data-page]')
    .nth(pages - 1)
    .waitFor({ state: 'attached' });
  // Waits until the first new item has the focus, because an earlier key press would then open that item.
  await page.locator('main [data-page] a:focus').waitFor({ state: 'attached' });
}
