import { expect, test } from '@playwright/test';
import { BEYOND_SAMPLE } from '../support/sample';
import { startSite } from '../support/sites/site';

test.setTimeout(120_000);

test('a start warns only about the missing SITE_URL, and says how to set it', { tag: BEYOND_SAMPLE }, async () => {
  const site = await startSite({ SITE_URL: '' });
  await site.stop();
  const warnings = site
    .output()
    .split('\n')
    .filter((line) => /warn|"level":[456]0/i.test(line));
  expect(warnings).toEqual([expect.stringContaining('SITE_URL=https://')]);
});
