import puppeteer from 'puppeteer-core';
import type { Engine, Tab } from './Tab';

/**
 * Starts a released Firefox by WebDriver BiDi. Playwright drives only its own build of Firefox.
 * @see https://pptr.dev/webdriver-bidi
 */
export async function firefoxEngine(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'intl.accept_languages': 'es-ES, es' },
  });
  return {
    async open(): Promise<Tab> {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {
        goto: async (url) => void (await page.goto(url)),
        evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
        click: (selector) => page.click(selector),
        async fill(selector, text) {
          await page.click(selector, { count: 3 });
          await page.keyboard.press('Delete');
          await page.keyboard.type(text);
        },
        back: async () => void (await page.goBack()),
        forward: async () => void (await page.goForward()),
        reload: async () => void (await page.reload()),
        resize: (width, height) => page.setViewport({ width, height }),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
