import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/pages/consoleErrors';
import { THEMES, useTheme, WIDTHS } from '../support/pages/views';
import { violations } from '../support/pages/violations';
import { ANSWERS, PAGES, samplePage } from '../support/routes';
import { BEYOND_SAMPLE } from '../support/sample';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

type Look = { theme: (typeof THEMES)[number]; width: number };

const LOOKS: Look[] = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width })));
/** One look of each theme, on the narrowest and on the widest screen. */
const isSampled = ({ theme, width }: Look) => (theme === 'light' ? width === WIDTHS[0] : width === WIDTHS.at(-1));

async function expectNoViolation(page: Page, path: string, looks: Look[]) {
  await page.goto(path);
  await hydrated(page);
  const found: Record<string, string[]> = {};
  for (const { theme, width } of looks) {
    await useTheme(page, theme);
    await page.setViewportSize({ width, height: 900 });
    const here = await violations(page);
    if (here.length > 0) found[`${theme} ${width}`] = here;
  }
  expect(found).toEqual({});
}

for (const path of [...PAGES, ...ANSWERS, '/no-existe']) {
  test(`${path} has no accessibility violation: light on a phone, dark on a desktop`, samplePage(path), ({ page }) =>
    expectNoViolation(page, path, LOOKS.filter(isSampled)),
  );

  test(`${path} has none in the other theme, nor on a tablet`, { tag: BEYOND_SAMPLE }, ({ page }) =>
    expectNoViolation(
      page,
      path,
      LOOKS.filter((look) => !isSampled(look)),
    ),
  );
}

for (const theme of THEMES) {
  test.describe(`in the ${theme} theme`, () => {
    test('the menu has no violation while it is open', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 760 });
      await page.goto('/');
      await hydrated(page);
      await useTheme(page, theme);
      await page.getByRole('button', { name: 'Abrir el menú' }).click();
      await expect(page.getByRole('navigation', { name: 'Menú' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('the messages of the contact form have none, nor has the toast', async ({ page }) => {
      await page.goto('/contacto');
      await hydrated(page);
      await useTheme(page, theme);
      const form = page.getByRole('main').locator('form');
      await form.getByRole('button', { name: /enviar/i }).click();
      await expect(form.getByText('El nombre es demasiado corto')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await form.getByLabel('Nombre').fill('Núria Soler');
      await form.getByLabel('Email').fill('nuria@example.com');
      await form.getByLabel('Teléfono').fill('600000000');
      await form.getByLabel('Mensaje').fill('Necesito un vuelo sobre una obra en Girona.');
      await form.getByRole('button', { name: /enviar/i }).click();
      await expect(page.getByText('¡Recibido!', { exact: true })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('the newsletter’s refusal has none', async ({ page }) => {
      await page.goto('/servicios');
      await hydrated(page);
      await useTheme(page, theme);
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('textbox').fill('sin arroba');
      await footer.getByRole('button', { name: /suscribir/i }).click();
      await expect(footer.getByText('Email inválido')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
