import { expect, type Page, test } from '@playwright/test';
import { violations } from '@tramuntana/remote/journeys/violations';
import { hydrated } from '../support/pages/hydrated';
import { tabTo } from '../support/pages/keyboard';
import { isSampledLook, LOOKS } from '../support/pages/views';
import { BEYOND_SAMPLE } from '../support/sample';
import { startPreparedSite } from '../support/sites/preparedSite';
import type { Site } from '../support/sites/site';

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startPreparedSite();
});
test.afterAll(() => site.stop());

/** Gives out a token of the release service, as the operator of the machine does. */
async function aToken(owner: string, rights = 'read'): Promise<{ id: string; token: string }> {
  return JSON.parse(await site.release('access', 'add', owner, '--rights', rights, '--remotes', '*', '--json'));
}

/** Enters a token by keyboard alone. */
async function signIn(page: Page, token: string): Promise<void> {
  // The shell reads the identities at most once a second, so the page may not exist yet.
  await expect(async () => {
    await page.goto(`${site.url}/equipos`);
    await expect(page.getByLabel('Token de los equipos')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await tabTo(page, page.getByLabel('Token de los equipos'));
  await page.keyboard.type(token);
  await page.keyboard.press('Enter');
}

test('a site without identities and TEAMS_TOKEN has no page for teams; the first identity makes it', async ({
  page,
}) => {
  expect((await page.goto(`${site.url}/equipos`))?.status()).toBe(404);
  const { token } = await aToken('publicadora', 'publish');
  const { token: readers } = await aToken('lectora');
  await signIn(page, token);
  await expect(page.getByRole('alert')).toHaveText('El token no es correcto.');
  await signIn(page, readers);
  await expect(page.getByText('Has entrado como lectora.')).toBeVisible();
});

test('a person signs in, pins a version under its name, and signs out, by keyboard alone', async ({
  page,
  context,
}) => {
  const { token } = await aToken('ana');
  await signIn(page, token);
  await expect(page.getByText('Has entrado como ana.')).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies).toMatchObject([{ name: 'equipos', httpOnly: true, sameSite: 'Lax' }]);
  expect(cookies[0]?.value).not.toContain(token.slice(-43));
  expect(await page.evaluate(() => document.cookie)).toBe('');

  const { remotes } = await (await page.request.get(`${site.url}/registry.json`)).json();
  const { version } = remotes.find(({ name }: { name: string }) => name === 'mfe-blog');
  await page.goto(`${site.url}/sobre-nosotros?mfe-blog=${version}`);
  await hydrated(page);
  await expect(page.getByRole('complementary', { name: 'Versiones fijadas' })).toContainText(
    'Versiones fijadas en este navegador (ana)',
  );
  const data = await page.request.get(`${site.url}/equipos/devtools`);
  expect(await data.json()).toMatchObject({ who: 'ana' });

  await page.goto(`${site.url}/equipos`);
  await tabTo(page, page.getByRole('button', { name: 'Salir' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Token de los equipos')).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

test('a revocation ends the access of an open browser', async ({ page }) => {
  // Without any other identity, the page itself would end.
  await aToken('otra');
  const { id, token } = await aToken('eva');
  await signIn(page, token);
  await expect(page.getByText('Has entrado como eva.')).toBeVisible();
  await site.release('access', 'revoke', id);
  await expect(async () => {
    await page.reload();
    await expect(page.getByLabel('Token de los equipos')).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect((await page.request.get(`${site.url}/equipos/devtools`)).ok()).toBe(false);
});

for (const { theme, width } of LOOKS) {
  const tag = isSampledLook({ theme, width }) ? [] : BEYOND_SAMPLE;
  test(`the page of somebody who signed in fits and is accessible in a ${theme} system, ${width} px`, {
    tag,
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    const owner = `equipo del blog ${'y de la tienda '.repeat(6)}de Girona`;
    await signIn(page, (await aToken(owner)).token);
    await expect(page.getByText(`Has entrado como ${owner}.`)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });
}
