import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { violations } from '@tramuntana/remote/journeys/violations';
import { THEMES } from '../support/pages/views';
import { BEYOND_SAMPLE } from '../support/sample';
import { type RunningScript, runScript } from '../support/sites/runScript';
import { ROOT } from '../support/sites/site';

const WIDTHS = [360, 1440];

let workbench: RunningScript;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  workbench = await runScript(['../scripts/packages/workbench.mjs'], {
    cwd: path.join(ROOT, 'shared-ui'),
    env: { PORT: '0' },
    ready: 'Workbench: ',
  });
  address = /Workbench: (\S+)/.exec(workbench.output())?.[1] ?? '';
});
test.afterAll(() => workbench?.stop());

type View = { theme: (typeof THEMES)[number]; width: number };

/** Opens the workbench without motion, and waits until its fonts have loaded. */
async function open(page: Page, { theme, width }: View): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Kit de diseño' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    const tag = (theme === 'light') === (width === WIDTHS[0]) ? [] : BEYOND_SAMPLE;
    test(`no part of the kit has an accessibility violation: ${theme} theme, ${width} px`, { tag }, async ({
      page,
    }) => {
      await open(page, { theme, width });
      expect(await page.locator('main > section').count()).toBeGreaterThan(10);
      expect(await violations(page)).toEqual([]);
    });
  }

  const tag = theme === 'dark' ? [] : BEYOND_SAMPLE;
  test(`dialogs have no accessibility violation either: ${theme} theme`, { tag }, async ({ page }) => {
    await open(page, { theme, width: 360 });
    for (const name of ['Vaciar el carrito', 'Leer las condiciones', 'Filtros a la derecha', 'Filtros abajo']) {
      const button = page.getByRole('button', { name });
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page, '[role=dialog]')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    }
  });
}

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await open(page, { theme: 'light', width: 320 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a carousel moves by its buttons, by the arrow keys and by a swipe; slides out of sight cannot be reached', async ({
  page,
}) => {
  await open(page, { theme: 'light', width: 360 });
  const carousel = page.getByRole('region', { name: 'Más proyectos' });
  // Only the first slide and the visible part of the second can be reached; the others are inert.
  await expect(carousel.locator('li:not([inert])')).toHaveCount(2);
  await carousel.getByRole('button', { name: 'Diapositiva siguiente' }).click();
  await expect(carousel.getByText('2 de 4', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(carousel.getByText('4 de 4', { exact: true })).toBeVisible();
  await expect(carousel.getByRole('link', { name: /^Órbita suave/ })).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(carousel.getByText('1 de 4', { exact: true })).toBeVisible();
  await expect(carousel.getByRole('link', { name: /^Cala de agua/ })).toBeInViewport({ ratio: 0.9 });
  const box = await carousel.getByRole('list').boundingBox();
  if (!box) throw new Error('the carousel is not displayed');
  await page.mouse.move(200, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(40, box.y + 60, { steps: 8 });
  await page.mouse.up();
  await expect(carousel.getByText('2 de 4', { exact: true })).toBeVisible();
});

/** A time longer than a slide's interval, in milliseconds. */
const TURN = 6500;

test('a carousel plays by itself unless motion is reduced, and its pause button stops it', async ({ page }) => {
  await page.clock.install();
  await open(page, { theme: 'light', width: 1440 });
  const carousel = page.getByRole('region', { name: 'Proyectos destacados' });
  await expect(carousel.getByRole('button', { name: 'Reproducir el carrusel' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  const pause = carousel.getByRole('button', { name: 'Pausar el carrusel' });
  await expect(pause).toBeVisible();
  await page.clock.runFor(TURN);
  await expect(carousel.getByText('2 de 4', { exact: true })).toBeVisible();
  await pause.click();
  const shown = await carousel.getByText(/^\d de 4$/).textContent();
  await page.clock.runFor(TURN);
  await expect(carousel.getByText(/^\d de 4$/)).toHaveText(shown ?? '');
});

/** Delay of a hint under the pointer (docs/product/texts.md#limit-2), in milliseconds. */
const HINT_DELAY = 700;

test('a hint appears after a delay, so that a passing pointer shows none', async ({ page }) => {
  await page.clock.install();
  await open(page, { theme: 'dark', width: 1440 });
  const hint = page.getByRole('tooltip');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Guardar' }).hover();
  await page.clock.runFor(HINT_DELAY - 1);
  await expect(hint).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(hint).toHaveText('Se guarda en este dispositivo');
});

test('the hint of a carousel’s arrow repeats what the control says', async ({ page }) => {
  await open(page, { theme: 'dark', width: 1440 });
  const next = page
    .getByRole('region', { name: 'Más proyectos' })
    .getByRole('button', { name: 'Diapositiva siguiente' });
  await next.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Siguiente');
});
