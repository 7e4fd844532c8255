import { expect, type Locator, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { tabTo } from '../support/pages/keyboard';

/** Listens from now on. The returned function resolves to the delay of the element's next transition, in milliseconds. */
async function delayOfTransition(element: Locator): Promise<() => Promise<unknown>> {
  const listening = await element.evaluateHandle((node) => ({
    delay: new Promise((resolve) => {
      const tell = () => resolve(node.getAnimations()[0]?.effect?.getTiming().delay);
      node.addEventListener('transitionrun', tell, { once: true });
    }),
  }));
  return () => listening.evaluate(({ delay }) => delay);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/tienda');
  await hydrated(page);
});

test('the hint of an arrow shows after 200 ms under the pointer, and disappears with it', async ({ page }) => {
  const next = page.getByRole('button', { name: 'Diapositiva siguiente' });
  const hint = page.getByRole('tooltip', { name: 'Siguiente' });
  await expect(next).toBeVisible();
  await expect(hint).toHaveCount(0);
  const delay = await delayOfTransition(page.getByRole('tooltip', { name: 'Siguiente', includeHidden: true }));
  await next.hover();
  expect(await delay()).toBe(200);
  await expect(hint).toBeVisible();
  await expect(page.getByRole('tooltip')).toHaveCount(1);
  await page.getByRole('banner').hover();
  await expect(hint).toHaveCount(0);
});

test('the keyboard’s focus brings the hints, one after the other', async ({ page }) => {
  const previous = page.getByRole('tooltip', { name: 'Anterior' });
  const next = page.getByRole('tooltip', { name: 'Siguiente' });
  await tabTo(page, page.getByRole('button', { name: 'Diapositiva anterior' }));
  await expect(previous).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Diapositiva siguiente' })).toBeFocused();
  await expect(next).toBeVisible();
  await expect(previous).toHaveCount(0);
});
