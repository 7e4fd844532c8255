import { firefox, webkit } from '@playwright/test';
import type { Engine, EngineName, Tab } from './Tab';

/** Starts Playwright's own Firefox or WebKit. */
export async function playwrightEngine(name: EngineName): Promise<Engine> {
  const browser = await { firefox, webkit }[name].launch();
  return {
    async open(): Promise<Tab> {
      const page = await browser.newPage({ locale: 'es-ES' });
      return {
        goto: async (url) => void (await page.goto(url)),
        evaluate: (expression) => page.evaluate(expression),
        click: (selector) => page.click(selector),
        fill: (selector, text) => page.fill(selector, text),
        back: async () => void (await page.goBack()),
        forward: async () => void (await page.goForward()),
        reload: async () => void (await page.reload()),
        resize: (width, height) => page.setViewportSize({ width, height }),
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}
