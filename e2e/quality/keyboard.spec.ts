import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/pages/consoleErrors';
import { ANSWERS, PAGES, samplePage } from '../support/routes';

/** Elements that can be operated, but are reached neither by the Tab key nor by the arrow keys of a group. */
async function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const operable = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, video[controls], [role=button], [role=tab], [role=switch], [role=slider]',
    );
    return [...operable]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'))
      .filter((element) => element.tabIndex < 0 && !element.closest('[role=tablist], [role=radiogroup], [inert]'))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Keeps from now on each element that gets the focus and does not show it. */
const watchFocus = () => {
  const unseen: string[] = [];
  Object.assign(window, { unseen });
  document.addEventListener('focusin', ({ target }) => {
    const element = target as HTMLElement;
    if (element.tagName === 'IFRAME' || element.tagName === 'VIDEO') return;
    // A card's link draws its focus ring with ::after, around the whole card.
    const rings = [getComputedStyle(element), getComputedStyle(element, '::after')];
    const around = element.parentElement ? [getComputedStyle(element.parentElement)] : [];
    const shows = [...rings, ...around].some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
    );
    if (!shows) unseen.push(element.outerHTML.slice(0, 120));
  });
};

for (const path of [...PAGES, ...ANSWERS]) {
  test(
    `everything on ${path} is reached with the Tab key, and shows that it has the focus`,
    samplePage(path),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await hydrated(page);
      expect(await unreachable(page)).toEqual([]);
      await page.evaluate(watchFocus);
      for (let step = 0; step < 40; step++) await page.keyboard.press('Tab');
      expect(await page.evaluate(() => (window as unknown as { unseen: string[] }).unseen)).toEqual([]);
    },
  );
}

test('the first Tab offers to skip to the content, and does', async ({ page }) => {
  await page.goto('/servicios');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the menu of a phone opens, is walked through and closed by keyboard, and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Abrir el menú' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Menú' });
  await expect(menu).toBeVisible();
  for (const name of ['Home', 'Servicios', 'Blog', 'Sobre Nosotros', 'Contacto']) {
    await expect(menu.getByRole('link', { name })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Contacto' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contacto$/);
  await expect(menu).toBeHidden();
});
