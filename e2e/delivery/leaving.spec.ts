import { expect, type Route, test } from '@playwright/test';
import { collectComplaints } from '../support/pages/complaints';
import { hydrated } from '../support/pages/hydrated';

const SHOWN = 'Se muestra: ';

// Firefox and Safari abort a page's requests when the next document is requested. Here the test aborts them.
test('a page that is being left shows no failure when its late script and its call are aborted', async ({ page }) => {
  const complaints = collectComplaints(page);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/client-errors')) reports.push(request.url());
  });
  const held: Route[] = [];
  const hold = (route: Route) => void held.push(route);
  await page.route(/\/releases\/mfe-media\/.*page-gallery.*\.js$/, hold);
  await page.route(/\/api\/media/, hold);
  await page.route(/\/page-data/, (route) => route.abort());
  await page.goto('/contacto');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Galería' }).click();
  // The script is preloaded first, and runs after the remote's entry.
  await page.locator('script[src*="page-gallery"]').first().waitFor({ state: 'attached' });

  let answer = () => {};
  await page.route('**/aviso-legal', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  const asked = page.waitForRequest(/aviso-legal$/);
  // Playwright cannot query a page that is being left, so the page itself reports its content after the failure.
  const told = page.waitForEvent('console', (message) => message.text().startsWith(SHOWN));
  await page.evaluate((prefix) => {
    const tell = async () => {
      for (let task = 0; task < 50; task++) await new Promise((resolve) => setTimeout(resolve));
      console.log(prefix + document.querySelector('main')?.textContent);
    };
    document.addEventListener('error', tell, { capture: true, once: true });
    window.location.assign('/aviso-legal');
  }, SHOWN);
  await asked;
  const before = held.length;
  for (const route of held) await route.abort();
  const shown = (await told).text();
  expect(shown).toMatch(/^Se muestra: Contacto/);
  expect(shown).not.toContain('No se pudo');
  expect(held).toHaveLength(before);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aviso legal');
  expect(reports).toEqual([]);
  // The test itself aborted these requests.
  expect(complaints.filter((complaint) => !/^failed: |net::ERR_FAILED/.test(complaint))).toEqual([]);
});
