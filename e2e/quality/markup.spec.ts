import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { ANSWERS, PAGES, UNKNOWN } from '../support/routes';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // These rules concern style: the HTML of React and the minifier is valid.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    // The document contains its styles and the theme's script, because files would block the first paint.
    'require-csp-nonce': 'off',
    'require-sri': 'off',
    'no-inline-style': 'off',
  },
});

for (const path of [...PAGES, ...ANSWERS, ...UNKNOWN]) {
  test(`the server's HTML of ${path} is valid`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html);
    const problems = results.flatMap(({ messages }) => messages);
    expect(problems.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`)).toEqual([]);
  });
}
