import { type APIResponse, expect, test } from '@playwright/test';
import { ANSWERS, PAGES, UNKNOWN } from '../support/routes';
import { observatoryScore, parsePolicy } from './observatory';

/** Limit for a good score. MDN's HTTP Observatory gives its best grade from 100 points on. */
const GOOD = 130;

/** Header of a proxy that ends TLS; a deployment's own proxy overwrites it. */
const BY_TLS = { 'x-forwarded-proto': 'https' };

const headersOf = (response: APIResponse) =>
  Object.fromEntries(response.headersArray().map(({ name, value }) => [name.toLowerCase(), value]));

async function scoreOf(response: APIResponse) {
  const headers = headersOf(response);
  const cookies = response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => value);
  const html = headers['content-type']?.startsWith('text/html') ? await response.text() : undefined;
  return observatoryScore({ headers, cookies, html });
}

test('every page has a good score', { tag: '@read-only' }, async ({ request }) => {
  for (const path of [...PAGES, ...ANSWERS, ...UNKNOWN]) {
    const { points, reasons } = await scoreOf(await request.get(path, { headers: BY_TLS }));
    expect(points, `${path}: ${reasons.join('; ')}`).toBeGreaterThanOrEqual(GOOD);
  }
});

test('files, data, the API and refusals have a good score, too', { tag: '@read-only' }, async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, scripts = ''] = /data-scripts="([^"]*)" data-preloads="[^"]*"/.exec(html) ?? [];
  const [, preloads = ''] = /data-preloads="([^"]*)"/.exec(html) ?? [];
  const files = [...scripts.split(' '), ...preloads.split(' ')].filter(Boolean);
  expect(files.length).toBeGreaterThan(2);
  const data = ['/registry.json', '/page-data?address=/blog', '/robots.txt', '/site.webmanifest', '/healthz'];
  const api = ['/api/services', '/api/blog-post/', '/api/rss.xml', '/api/none', '/api/blog-post/x/'];
  const refused = ['/assets/none.js', '/releases/mfe-blog/0/none.js', '/page-data'];
  for (const path of [...files, ...data, ...api, ...refused]) {
    const { points, reasons } = await scoreOf(await request.get(path, { headers: BY_TLS }));
    expect(points, `${path}: ${reasons.join('; ')}`).toBeGreaterThanOrEqual(GOOD);
  }
  const refusal = await request.delete('/blog', { headers: BY_TLS });
  expect([refusal.status(), (await scoreOf(refusal)).points]).toEqual([405, GOOD]);
});

test('pictures may be shown by other sites, as feed readers do, and are safe otherwise', { tag: '@read-only' }, async ({
  request,
}) => {
  const { results }: { results: { imagen: string }[] } = await (await request.get('/api/blog-post/')).json();
  const picture = await request.get(results[0]?.imagen ?? '', { headers: BY_TLS });
  expect(picture.headers()['content-type']).toMatch(/^image\//);
  expect(await scoreOf(picture)).toMatchObject({
    points: 120,
    reasons: expect.arrayContaining(['0 CORP: cross-origin']),
  });
});

test('the policy of pages names its report address, and lets no text become code', { tag: '@read-only' }, async ({
  request,
}) => {
  const headers = headersOf(await request.get('/blog'));
  const policy = parsePolicy(headers['content-security-policy'] ?? '');
  expect(Object.fromEntries(policy)).toMatchObject({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'report-uri': ['/csp-reports'],
    'report-to': ['csp'],
  });
  expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"');
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
  });
});

test('one policy fits all cached pages, because it names no nonce', { tag: '@read-only' }, async ({ request }) => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await request.get('/servicios')).headers()['content-security-policy']),
  );
  expect(policies[0]).toBe(policies[1]);
  expect(policies[0]).not.toContain('nonce-');
});
