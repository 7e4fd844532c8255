import { expect, test } from '@playwright/test';
import { hydrated } from '../support/pages/consoleErrors';
import { requestsOf } from '../support/pages/requestsOf';
import { PAGES, sampleRemote } from '../support/routes';

for (const path of PAGES) {
  test(
    `${path} sets no cookie and asks no other host for anything`,
    sampleRemote(path),
    async ({ page, context, baseURL }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(request.url());
      });
      const { allEnded } = requestsOf(page);
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await allEnded();
      expect(elsewhere).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    },
  );
}
