import { PAGES, samplePage, UNKNOWN } from '../../support/routes';
import { expect, test } from '../../support/test';

// Runs in one worker, because a test compares the titles of all pages.
test.describe.configure({ mode: 'default' });

const titles = new Map<string, string>();

/** The outcome of a document (docs/operating.md#outcomes): its kind and, for a page of a remote, the release. */
const OUTCOME =
  /^page;desc="(rendered|kept|stale|last-good|placeholder|card)( mfe-[a-z]+@[\w.-]+)?( [a-z-]+)?";dur=\d+$/;

/** In a page without scripts: buttons that are shown, can be pressed, and do nothing. */
const idleButtons = (): string[] =>
  [...document.querySelectorAll<HTMLButtonElement>('button, [role=button], [role=switch]')]
    .filter((button) => button.checkVisibility() && !button.disabled)
    .filter((button) => !(button.type === 'submit' && button.form) && !button.hasAttribute('popovertarget'))
    .map((button) => button.outerHTML.slice(0, 120));

for (const path of PAGES) {
  test(
    `${path} names its outcome, has its own h1 and title without JavaScript, and no button that does nothing`,
    samplePage(path, '@read-only'),
    async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      expect(response?.headers()['server-timing']).toMatch(OUTCOME);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).not.toBeEmpty();
      const title = await page.title();
      expect(title).toMatch(/\S.*Tramuntana Drones/);
      expect([...titles].filter(([, other]) => other === title)).toEqual([]);
      titles.set(path, title);
      await expect(page.locator('header').getByRole('link', { name: 'Servicios' }).first()).toBeAttached();
      await expect(page.getByRole('contentinfo')).toContainText('Lunes a Viernes');
      expect(await page.evaluate(idleButtons)).toEqual([]);
    },
  );
}

for (const path of UNKNOWN) {
  test(`${path} answers 404 with the state of its page, and names its outcome`, { tag: '@read-only' }, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(response?.headers()['server-timing']).toMatch(OUTCOME);
    await expect(page.locator('main')).toContainText(/404 Página No Encontrada|No Encontrado|no encontrado/);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('an address with a trailing slash redirects to the one without', async ({ request }) => {
  const response = await request.get('/blog/?tag=FPV', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/blog?tag=FPV');
});

test('a trailing slash never redirects to another site', async ({ request, baseURL }) => {
  const response = await request.get(`${baseURL}//otro.example//`, { maxRedirects: 0 });
  expect(response.headers().location ?? '/').not.toMatch(/^\/\//);
});
