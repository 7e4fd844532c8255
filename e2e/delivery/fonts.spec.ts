import { expect, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { PAGES, sampleRemote } from '../support/routes';

/** Paths of the fonts that a page requests, and of those that its head preloads. */
async function fontsOf(page: import('@playwright/test').Page, path: string) {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.add(new URL(request.url()).pathname);
  });
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  const preloads = page.locator('head > link[rel=preload][as=font]');
  const preloaded = await preloads.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return { asked, preloaded };
}

for (const path of PAGES) {
  test(`all text of ${path} is set in the two fonts that it preloads`, sampleRemote(path), async ({ page }) => {
    const { asked, preloaded } = await fontsOf(page, path);
    expect(preloaded).toHaveLength(2);
    expect([...asked].sort()).toEqual(preloaded.sort());
  });
}

test('a visitor’s name with foreign letters is set in the same type', async ({ page }) => {
  const { asked, preloaded } = await fontsOf(page, '/contacto');
  await page
    .locator('main p')
    .first()
    .evaluate((element) => {
      element.textContent = 'Łódź, Αθήνα';
    });
  await expect.poll(() => [...asked].filter((font) => !preloaded.includes(font)).length).toBe(2);
  expect([...asked].some((font) => font.includes('latin-ext'))).toBe(true);
  expect([...asked].some((font) => font.includes('greek'))).toBe(true);
});
