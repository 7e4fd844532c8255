import { expect, test } from '@playwright/test';
import { freePort } from 'shared-postgres/testing';
import { PAGES } from '../support/routes';
import { startPreparedSite } from '../support/sites/preparedSite';
import { failingStart, type Site } from '../support/sites/site';
import { rawRequest } from './rawRequest';

/** Secrets of an operator. No other text of the site contains these words. */
const TOKEN = 'marca-de-equipos-7f3a91';
const PASSWORD = 'marca-de-clave-4c02e8';

// All tests of this file share one site.
test.describe.configure({ mode: 'default' });

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startPreparedSite({
    TEAMS_TOKEN: TOKEN,
    // No mail server listens at port 9, so sending fails and is logged.
    API_URL: '',
    SMTP_URL: `smtp://tramuntana:${PASSWORD}@127.0.0.1:9`,
    MAIL_FROM: 'web@tramuntana.example',
    MAIL_TO: 'hola@tramuntana.example',
    LOG_LEVEL: 'trace',
  });
});
// Undefined if the site did not start.
test.afterAll(() => (site as Site | undefined)?.stop());

const secretsIn = (text: string) => [TOKEN, PASSWORD].filter((secret) => text.includes(secret));

test('no page and no script contains the operator’s secrets', async ({ request }) => {
  const scripts = new Set<string>();
  for (const path of [...PAGES, '/equipos', '/healthz', '/registry.json', '/api/healthz', '/api/docs/']) {
    const html = await (await request.get(site.url + path)).text();
    expect(secretsIn(html), path).toEqual([]);
    for (const [, list = ''] of html.matchAll(/data-(?:scripts|preloads)="([^"]*)"/g)) {
      for (const address of list.split(' ').filter(Boolean)) scripts.add(address);
    }
  }
  expect(scripts.size).toBeGreaterThan(10);
  for (const address of scripts) {
    expect(secretsIn((await rawRequest(site.url, address)).body), address).toEqual([]);
  }
});

test('no page names the host of the API, which only the server uses', async ({ request }) => {
  for (const path of PAGES) {
    // By default, the site's own address is also one of this machine.
    const html = (await (await request.get(site.url + path)).text()).replaceAll(site.url, '');
    expect(html.match(/.{0,60}(127\.0\.0\.1|localhost:).{0,60}/)?.[0], path).toBeUndefined();
  }
});

test('the log contains no secret when one is used, when one is wrong, and when the mail server does not answer', async ({
  request,
}) => {
  for (const token of [TOKEN, `${TOKEN}x`]) await request.post(`${site.url}/equipos`, { form: { token } });
  const message = { mensaje: 'name: Ada\nemail: ada@correo.example\nphone: 972000001\nmessage: Hola' };
  expect((await request.post(`${site.url}/api/formularios/`, { data: message })).status()).toBe(201);
  await expect.poll(() => site.output()).toContain('A mail was not sent');
  expect(secretsIn(site.output())).toEqual([]);
});

test('a start without its database prints no secret', async () => {
  const nowhere = `postgres://tramuntana:${PASSWORD}@127.0.0.1:1/web`;
  const env = { PORT: String(await freePort()), DATA_DIR: test.info().outputPath('data') };
  const { code, output } = await failingStart({ ...env, DATABASE_URL: nowhere, RELEASES_URL: nowhere });
  expect(code).toBe(1);
  expect(output).toContain('127.0.0.1:1');
  expect(secretsIn(output)).toEqual([]);
});
