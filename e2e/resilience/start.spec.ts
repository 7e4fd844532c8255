import { rmSync } from 'node:fs';
import net from 'node:net';
import { expect, test } from '@playwright/test';
import { freePort } from 'shared-postgres/testing';
import { BEYOND_SAMPLE } from '../support/sample';
import { inboxOf } from '../support/sites/inbox';
import { failingStart, startSite } from '../support/sites/site';
import { SUITES_DATA } from '../support/sites/suitesSite';

test.setTimeout(120_000);

test('a port in use ends the start with one clear sentence', async () => {
  const port = await freePort();
  const other = net.createServer().listen(port);
  const { code, output } = await failingStart({ PORT: String(port), DATA_DIR: 'test-results/data-port' });
  other.close();
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`port ${port}.*in use`, 'i'));
});

test('a data directory in use ends the start with one clear sentence, and the site that uses it keeps running', async ({
  request,
}) => {
  const { code, output } = await failingStart({ PORT: String(await freePort()), DATA_DIR: SUITES_DATA });
  expect(code).toBe(1);
  expect(output).toMatch(/in use/i);
  expect(output).toContain(SUITES_DATA);
  expect((await request.get('/api/services')).status()).toBe(200);
});

test('a stopped site ends cleanly and starts again with its data', {
  tag: BEYOND_SAMPLE,
}, async () => {
  const dataDir = 'test-results/data-restart';
  rmSync(dataDir, { recursive: true, force: true });
  const first = await startSite({ DATA_DIR: dataDir });
  const answer = await fetch(`${first.url}/api/newsletters/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'lectora@correo.example' }),
  });
  expect(answer.ok).toBe(true);
  await first.stop();
  const second = await startSite({ DATA_DIR: dataDir });
  expect((await fetch(`${second.url}/blog/post/1`)).status).toBe(200);
  const stored = await inboxOf({ DATA_DIR: dataDir }, 'export', 'lectora@correo.example');
  expect(stored).toContain('"email": "lectora@correo.example"');
  await second.stop();
});

test('a start warns only about the missing SITE_URL, and says how to set it', { tag: BEYOND_SAMPLE }, async () => {
  const site = await startSite({ SITE_URL: '' });
  await site.stop();
  const warnings = site
    .output()
    .split('\n')
    .filter((line) => /warn|"level":[456]0/i.test(line));
  expect(warnings).toEqual([expect.stringContaining('SITE_URL=https://')]);
});
