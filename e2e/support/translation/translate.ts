import { expect, type Page } from '@playwright/test';
import { ASK_STALE_TEXTS, STALE_TEXTS, type TranslatorOptions, translator } from './translator';

/** Translates all later documents of a page, either when they are parsed, before React, or after hydration. */
export async function translate(page: Page, { begin, wording }: Pick<TranslatorOptions, 'begin' | 'wording'>) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  const options: TranslatorOptions = { begin, wording, ask: ASK_STALE_TEXTS, answer: STALE_TEXTS };
  await browser.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${translator})(${JSON.stringify(options)})`,
    worldName: 'translator',
  });
}

/** Expects that each visible text is the translation of React's present text. */
export async function expectNoStaleText(page: Page): Promise<void> {
  await page.evaluate((ask) => document.dispatchEvent(new Event(ask)), ASK_STALE_TEXTS);
  expect(await page.locator('html').getAttribute(STALE_TEXTS), 'texts that a translation hides').toBe('[]');
}
