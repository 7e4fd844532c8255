import { expect, type Page, test } from '@playwright/test';
import { violations } from '@tramuntana/remote/journeys/violations';
import { isSampledLook, LOOKS } from '../support/pages/views';
import { BEYOND_SAMPLE } from '../support/sample';
import { inbox } from '../support/sites/inbox';

// Mails link to these pages (docs/product/api.md#send-7, #send-8). They follow the system's theme, without a switch.

/** Subscribes an address; returns the path of the link that ends the subscription. */
async function unsubscribePath(page: Page, email: string): Promise<string> {
  await page.request.post('/api/newsletters/', { data: { email } });
  const subscribers = JSON.parse(await inbox('export', 'subscribers')) as {
    subscribers: { email: string; unsubscribe_path: string }[];
  };
  return subscribers.subscribers.find((one) => one.email === email)?.unsubscribe_path ?? '';
}

const focusedOutline = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);

test('the keyboard alone completes the page behind a mail’s link, and the focus is visible', async ({ page }) => {
  await page.goto(await unsubscribePath(page, 'teclado@correo.example'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Darse de baja');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Darme de baja' })).toBeFocused();
  expect(await focusedOutline(page)).not.toBe('none');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baja hecha');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir a la web de Tramuntana Drones' })).toBeFocused();
  expect(await focusedOutline(page)).not.toBe('none');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

for (const { theme, width } of LOOKS) {
  const tag = isSampledLook({ theme, width }) ? [] : BEYOND_SAMPLE;
  test(`these pages have no violation in the ${theme} theme, ${width} px, and nothing is cut off`, { tag }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    const asking = await unsubscribePath(page, `${theme}${width}@correo.example`);
    for (const path of [asking, '/api/newsletters/confirmar/nada', '/api/newsletters/baja/nada']) {
      await page.goto(path);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      for (const target of await page.getByRole('main').getByRole('link').or(page.getByRole('button')).all()) {
        const box = await target.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(24);
      }
    }
  });
}
