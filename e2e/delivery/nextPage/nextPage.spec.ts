import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../../support/pages/hydrated';
import { requestsOf } from '../../support/pages/requestsOf';

const isScript = (url: string) => /\/releases\/.*\.js$/.test(url);

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const main = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { level: 1, name });

test('the next page’s heading does not wait for sections below the screen; going back shows all at once', async ({
  page,
}) => {
  await page.goto('/blog');
  await hydrated(page);
  // Records, for each h1 that appears, the number of section headings after each change of the document.
  const headings = await page.evaluateHandle(() => {
    const found: Record<string, number[]> = {};
    new MutationObserver(() => {
      const heading = `${document.querySelector('h1')?.textContent}`;
      found[heading] ??= [];
      found[heading].push(document.querySelectorAll('main h2').length);
    }).observe(document.body, { childList: true, subtree: true });
    return found;
  });
  const seen = async (heading: string) => (await headings.jsonValue())[heading] ?? [];

  await footerLink(page, 'Sobre Nosotros').click();
  await expect(page.getByRole('heading', { name: 'Ven a conocernos, o vamos nosotros' })).toBeVisible();
  const counts = await seen('Sobre Nosotros');
  expect(counts[0]).toBeLessThan(Number(counts.at(-1)));

  await page.goBack();
  await expect(main(page, 'Blog')).toBeVisible();
  expect(new Set(await seen('Blog')).size).toBe(1);
});

for (const { saveData, brings } of [
  { saveData: true, brings: 'nothing' },
  { saveData: false, brings: 'other remotes' },
]) {
  test(`a data saver that is ${saveData ? 'on' : 'off'}: ${brings} before a click`, async ({ page }) => {
    await page.addInitScript(
      (value) => {
        Object.defineProperty(Navigator.prototype, 'connection', { value });
      },
      { saveData, effectiveType: '4g' },
    );
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    const { allEnded } = requestsOf(page);
    await page.clock.install();
    await page.goto('/blog');
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contacto' }).hover();
    const brought = async () => {
      // Prefetching begins a second after its script has run.
      await page.clock.fastForward('00:02');
      await allEnded();
      return asked.some((url) => isScript(url) && !url.includes('mfe-blog')) ? 'other remotes' : 'nothing';
    };
    await expect.poll(brought).toBe(brings);
    await footerLink(page, 'Galería').click();
    await expect(page).toHaveURL(/\/media$/);
    await expect(main(page, /./)).toBeFocused();
  });
}

test('a click requests entry, routes and page at the same time', async ({ page }) => {
  // With a data saver the page prefetches nothing, so the click itself causes every request.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
  await page.goto('/blog');
  await hydrated(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  await page.route(/\/releases\/mfe-media\/.*\.js$/, async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  await footerLink(page, 'Galería').click();
  for (const part of [/remoteEntry\.js$/, /routes\.js$/, /page-gallery\.js$/]) {
    await expect.poll(() => asked.some((url) => part.test(url))).toBe(true);
  }
  release();
  await expect(page).toHaveURL(/\/media$/);
  await expect(main(page, /./)).toBeFocused();
});

test('pointing at a link loads its scripts and data, and the click does not request the data again', async ({
  page,
}) => {
  // The page prefetches nothing before the pointer comes.
  await page.route('**/page-data?*', (route) => route.abort());
  const { allEnded } = requestsOf(page);
  await page.goto('/contacto');
  await hydrated(page);
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' });
  const script = page.waitForRequest(/releases\/mfe-blog\/.*page-list/);
  const data = page.waitForResponse(/\/api\/blog-post\//);
  await link.hover();
  await Promise.all([script, data]);
  await allEnded();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/files/')) calls.push(request.url());
  });
  await link.click();
  await expect(main(page, 'Blog')).toBeFocused();
  expect(calls).toEqual([]);
});

for (const [from, region, name, to] of [
  ['/contacto', 'contentinfo', 'Galería', '/media'],
  // Its message form is hydrated only when the visitor comes near it.
  ['/', 'banner', 'Blog', '/blog'],
] as const) {
  test(`a slow navigation from ${from} shows a progress sign`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/releases/mfe-${to.slice(1)}/**`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(from);
    await hydrated(page);
    await page.getByRole(region).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    release();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('progressbar')).toBeHidden();
  });
}
