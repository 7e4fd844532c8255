import { expect, test } from '@playwright/test';
import { hydrated } from '../support/consoleErrors';
import { requestsOf } from '../support/requestsOf';
import { PAGES } from '../support/routes';

test('no page sets a cookie or asks another host for anything', async ({ page, context, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(`${page.url()} asked ${request.url()}`);
  });
  const { allEnded } = requestsOf(page);
  for (const path of PAGES) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await allEnded();
  }
  expect(elsewhere).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
