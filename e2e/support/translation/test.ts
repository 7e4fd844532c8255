import { test as base } from '@playwright/test';
import { expectNoStaleText, translate } from './translate';

export type TranslationOptions = {
  /** Whether the browser translates each page, as the project `translated` has it. */
  translated: boolean;
};

/** Playwright's `test` for what must work in a translated page as well. The translation keeps the words. */
export const test = base.extend<TranslationOptions>({
  translated: [false, { option: true }],
  page: async ({ page, translated }, use) => {
    if (translated) await translate(page, { begin: 'served', wording: 'same' });
    await use(page);
    if (translated) await expectNoStaleText(page);
  },
});
