import { expect, test } from '@playwright/test';
import { THEMES } from '../support/pages/views';
import { BEYOND_SAMPLE } from '../support/sample';

/** The mean of a colour's three channels, 0 to 255. Browsers give computed colours as `rgb(247, 246, 242)`. */
const lightness = (color: string) =>
  (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part) / 3, 0);

for (const theme of THEMES) {
  // The default is light, so only the dark theme could come late.
  const tag = theme === 'dark' ? [] : BEYOND_SAMPLE;
  test(`the ${theme} theme applies from the first paint on, on a slow line`, { tag }, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await page.addInitScript(() => {
      const grounds = new Set<string>();
      Object.assign(window, { grounds });
      const look = () => {
        if (document.body) grounds.add(getComputedStyle(document.body).backgroundColor);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached', timeout: 45_000 });
    const grounds = await page.evaluate(() => [...(window as unknown as { grounds: Set<string> }).grounds]);
    expect(grounds).toHaveLength(1);
    expect(lightness(grounds[0] ?? '') > 128 ? 'light' : 'dark').toBe(theme);
    await expect(page.locator('html')).toHaveClass(theme);
  });
}

test('visitors without a choice get the light theme, even if the system is dark', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ colorScheme: 'dark', baseURL });
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass('light');
  await page.close();
});
