import { expect, type Page, test } from '@playwright/test';
import { collectComplaints } from '../support/pages/complaints';
import { hydrated } from '../support/pages/hydrated';
import { BEYOND_SAMPLE } from '../support/sample';
import { liveVersion } from '../support/sites/forgeRelease';
import { startPreparedSite } from '../support/sites/preparedSite';
import { addRecorded, recordedMinors, showRecordedRemote } from '../support/sites/recordedBuilds';
import type { Site } from '../support/sites/site';

const ADDRESS = '/matriz';
/** A page of each remote of the repository. */
const PAGES = ['/sobre-nosotros', '/blog', '/media', '/tienda'];

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startPreparedSite();
});
test.afterAll(() => site.stop());

const textOf = async (address: string) => (await fetch(site.url + address)).text();

/** Uses everything that the recorded remote takes of the contract, as a visitor would. */
async function visit(page: Page) {
  const complaints = collectComplaints(page);
  const mainOf = async () => (await textOf(ADDRESS)).split('<main')[1]?.split('</main>')[0] ?? '';
  await expect.poll(mainOf).toMatch(/Teléfono.*\d{3}.*<li>[^<]*Fotografía/);

  await page.goto(site.url);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Matriz' }).click();
  await expect(page.getByRole('list', { name: 'Servicios' }).getByRole('listitem').first()).toBeVisible();
  await page.goto(site.url + ADDRESS);
  await hydrated(page);
  await page.getByRole('button', { name: 'Clics: 0' }).click();
  await expect(page.getByRole('button', { name: 'Clics: 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Avisar' }).click();
  await expect(page.getByText('Aviso de la matriz').first()).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Preguntar' }).click();
  const question = page.getByRole('main').getByRole('textbox', { name: 'Tu pregunta' });
  await question.fill('¿Cuándo?');
  expect(complaints.filter((complaint) => !complaint.startsWith('failed:'))).toEqual([]);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('La pregunta es demasiado corta')).toBeVisible();
  await question.fill('¿Cuándo se puede volar sobre la playa?');
  await page.getByRole('main').getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('heading', { name: 'Pregunta recibida' })).toBeVisible();
}

const minors = recordedMinors('remote');
for (const minor of minors) {
  const tag = minor === minors[0] || minor === minors.at(-1) ? [] : BEYOND_SAMPLE;
  test(`a remote that was built with the contract ${minor} works in the newest shell`, { tag }, async ({ page }) => {
    const { version } = await showRecordedRemote(site, minor);
    await expect.poll(async () => (await textOf(ADDRESS)).includes(`/releases/mfe-matriz/${version}/`)).toBe(true);
    await visit(page);
  });
}

test('the newest remotes work in the oldest shell that their range allows', async ({ page }) => {
  const [minor = ''] = recordedMinors('shell');
  const { remote: shell, version } = addRecorded(site, 'shell', minor);
  expect(await site.release('promote', shell, version)).toContain('a running shell uses it and rendered');
  expect(liveVersion(site, shell)).toBe(version);
  const complaints = collectComplaints(page);
  for (const address of PAGES) {
    // Until a render thread runs, a shell that just took over leaves the page to the browser.
    await expect.poll(async () => (await textOf(address)).includes('Cargando la sección')).toBe(false);
    await page.goto(site.url + address);
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(
      /No se pudo cargar|404|Cargando la sección/,
    );
  }
  // Leaving a page aborts its pending requests.
  expect(complaints.filter((complaint) => !complaint.startsWith('failed:'))).toEqual([]);
  await showRecordedRemote(site, minors.at(-1) ?? '');
  await visit(page);
});
