import { expect, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';

const VIDEO = 'Vuelo sobre una cala de la Costa Brava';

test('seeking requests parts of the video, and no part arrives twice', async ({ page }) => {
  const parts: { range: string | undefined; status: number; contentRange: string | undefined }[] = [];
  page.on('response', async (response) => {
    if (!/\.(mp4|webm)/.test(response.url())) return;
    const headers = response.headers();
    parts.push({
      range: (await response.request().allHeaders()).range,
      status: response.status(),
      contentRange: headers['content-range'],
    });
  });
  await page.goto('/media/24');
  await hydrated(page);
  expect(parts).toEqual([]);
  const video = page.getByLabel(VIDEO);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  for (const second of [7, 1, 5]) {
    await video.evaluate((element: HTMLVideoElement, to) => {
      element.currentTime = to;
    }, second);
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.seeking)).toBe(false);
  }
  expect(parts.length).toBeGreaterThan(0);
  for (const { range, status } of parts) expect([Boolean(range), status]).toEqual([true, 206]);
  const starts = parts.map(({ contentRange }) => contentRange?.split('-')[0]);
  expect(new Set(starts).size).toBe(starts.length);
});

test('the volume is kept for the next video', async ({ page }) => {
  await page.goto('/media/24');
  await hydrated(page);
  await page.getByLabel(VIDEO).evaluate((element: HTMLVideoElement) => {
    element.volume = 0.3;
  });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('media-volume'))).toContain('0.3');
  await page.goto('/media/22');
  await hydrated(page);
  await expect.poll(() => page.locator('main video').evaluate((video: HTMLVideoElement) => video.volume)).toBe(0.3);
});

test('a video with a missing file says so, and plays when the file is back', async ({ page }) => {
  let isMissing = true;
  await page.route(/\.(mp4|webm)/, (route) => (isMissing ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto('/media/24');
  await hydrated(page);
  await page.getByLabel(VIDEO).evaluate((element: HTMLVideoElement) => element.play().catch(() => {}));
  await expect(page.getByRole('alert')).toContainText('No se pudo reproducir el vídeo');
  isMissing = false;
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByLabel(VIDEO).evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => page.getByLabel(VIDEO).evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
});
