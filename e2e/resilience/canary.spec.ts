import { type Browser, expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { publishOtherHeading } from '../support/pages/otherHeading';
import { forgeRelease } from '../support/sites/forgeRelease';
import { startPreparedSite } from '../support/sites/preparedSite';
import type { Site } from '../support/sites/site';

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startPreparedSite();
});
test.afterAll(() => site.stop());

/** A visitor's browser with this number for a canary of the blog. */
async function aVisitor(browser: Browser, drawn?: string): Promise<Page> {
  const context = await browser.newContext();
  if (drawn) await context.addCookies([{ name: 'canary-mfe-blog', value: drawn, url: site.url }]);
  return context.newPage();
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const toBlog = (page: Page) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click();

test('each visitor keeps their release, even when they come from another page, which itself sets no cookie', async ({
  browser,
}) => {
  const first = await browser.newPage();
  const title = await publishOtherHeading(site, first, 'nuevo', 'nuevo');
  await first.close();
  expect(await site.release('canary', 'mfe-blog', 'nuevo', '10')).toContain('10 % of the visitors get nuevo');

  for (const [drawn, heading] of [
    ['999.nuevo', `${title} nuevo`],
    ['1000.nuevo', title],
  ] as const) {
    const page = await aVisitor(browser, drawn);
    await page.goto(`${site.url}/blog`);
    await expect(headingOf(page)).toHaveText(heading);
    await hydrated(page);
    await expect(headingOf(page)).toHaveText(heading);
    await page.goto(`${site.url}/sobre-nosotros`);
    await hydrated(page);
    await toBlog(page);
    await expect(headingOf(page)).toHaveText(heading);
    await page.context().close();
  }

  const other = await aVisitor(browser);
  await other.goto(`${site.url}/sobre-nosotros`);
  await hydrated(other);
  expect(await other.context().cookies()).toEqual([]);
  await toBlog(other);
  // The previous page has a heading, too.
  await expect(headingOf(other)).toHaveText(new RegExp(`^${title}`));
  expect((await other.context().cookies()).map(({ name }) => name)).toEqual(['canary-mfe-blog']);

  await site.release('canary', 'mfe-blog', '--stop');
  await other.goto(`${site.url}/blog`);
  await expect(headingOf(other)).toHaveText(title);
  expect(await other.context().cookies()).toEqual([]);
  await other.context().close();
});

test('a canary whose pages fail in browsers is halted before 60 views, and history says why', async ({ browser }) => {
  forgeRelease(site, 'mfe-blog', 'roto', { 'web/remoteEntry.js': 'throw new Error("roto a propósito");' });
  await site.release('canary', 'mfe-blog', 'roto', '10');
  const isRunning = async () => {
    const { remotes } = (await (await fetch(`${site.url}/healthz`)).json()) as {
      remotes: { name: string; canary?: object }[];
    };
    return remotes.some(({ name, canary }) => name === 'mfe-blog' && canary !== undefined);
  };
  const page = await aVisitor(browser, '5.roto');
  let views = 0;
  while (await isRunning()) {
    views += 1;
    await page.goto(`${site.url}/blog`);
    await hydrated(page);
  }
  expect(views).toBeLessThan(60);
  await page.goto(`${site.url}/blog`);
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect
    .poll(() => site.release('history', 'mfe-blog'))
    .toMatch(
      /end canary +roto .* shell on .*of \d+ views failed, and 0 of \d+ views of the live .*clearly more errors/,
    );
  await page.context().close();
});
