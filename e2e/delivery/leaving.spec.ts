import { expect, type Route, test } from '@playwright/test';
import { collectComplaints } from '../support/pages/complaints';
import { hydrated } from '../support/pages/hydrated';

// Firefox and Safari end a page's requests as soon as the next document is asked for. Here the test ends them then.
test('a page that is being left shows no failure, though its late script and its call are ended', async ({ page }) => {
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
  await expect.poll(() => held.length).toBeGreaterThan(0);

  let answer = () => {};
  await page.route('**/aviso-legal', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  const asked = page.waitForRequest(/aviso-legal$/);
  await page.evaluate(() => window.location.assign('/aviso-legal'));
  await asked;
  for (const route of held) await route.abort();
  // Two frames: a card would have been rendered.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.getByRole('main')).not.toContainText('No se pudo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto');
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aviso legal');
  expect(reports).toEqual([]);
  expect(complaints.filter((complaint) => !complaint.includes('net::ERR_FAILED'))).toEqual([]);
});
