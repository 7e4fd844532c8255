/** @jest-environment node */

import { EncodedDocument } from '../pages/document/EncodedDocument';
import { inlineHash } from '../pages/document/inlineHash';
import { STYLES_HASH } from '../pages/document/writeDocument';
import { aComposedPage, aServer } from '../testing/aServer';
import { someInlineScripts } from '../testing/someInlineScripts';
import { sendDocument } from './documents/sendDocument';

const OWN_STYLES = inlineHash('h1{color:red}');
const HTML = 'text/html; charset=utf-8';

const aSite = (options: Parameters<typeof aServer>[1] = {}) =>
  aServer((app) => {
    const document = new EncodedDocument([Buffer.from('<html></html>')], [OWN_STYLES]);
    app.get('/pagina', (request, reply) => sendDocument(request, reply, { ...aComposedPage(''), document }));
    app.get('/fichero', () => 'texto');
    app.get('/visor', (_request, reply) => reply.type(HTML).send('<html></html>'));
    app.get('/api/pagina', (_request, reply) =>
      reply
        .headers({ 'content-security-policy': "default-src 'self'", 'cross-origin-resource-policy': 'cross-origin' })
        .type(HTML)
        .send('<html></html>'),
    );
  }, options);

const policyOf = async (url: string) => String((await aSite().inject(url)).headers['content-security-policy']);

test('a page runs the site’s scripts and two inline ones, uses its own styles, and runs no text as code', async () => {
  expect(await policyOf('/pagina')).toBe(
    [
      "default-src 'none'",
      `script-src 'self' '${someInlineScripts.firstPaint.source}' '${someInlineScripts.start.source}'`,
      `style-src 'self' '${inlineHash('')}' '${STYLES_HASH}' '${OWN_STYLES}'`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "media-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "frame-src 'self' https:",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
      'report-uri /csp-reports',
      'report-to csp',
    ].join('; '),
  );
});

test('a 304 has no policy, so a cached page keeps the one it came with', async () => {
  const { headers } = await aSite().inject('/pagina');
  const again = await aSite().inject({ url: '/pagina', headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.headers['content-security-policy']]).toEqual([304, undefined]);
});

test('an HTML file of a remote does not allow another page’s styles, and other files load nothing', async () => {
  expect(await policyOf('/visor')).not.toContain(OWN_STYLES);
  expect(await policyOf('/fichero')).toMatch(/^default-src 'none'; img-src 'self'; media-src 'self'; base-uri 'none'/);
});

test('the page of a failure may use its own styles', async () => {
  const { headers, body } = await aSite().inject('/nada');
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
  expect(headers['content-security-policy']).toContain(inlineHash(styles));
});

test('the API’s own headers stay', async () => {
  const { headers } = await aSite().inject('/api/pagina');
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
});

test('other origins cannot embed any answer', async () => {
  for (const url of ['/pagina', '/fichero', '/nada', '/%zz']) {
    const { headers } = await aSite().inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
});

test('pages use no device and share no window; files lack the headers that matter only for pages', async () => {
  const ofPages = {
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  };
  for (const url of ['/pagina', '/visor', '/nada']) expect((await aSite().inject(url)).headers).toMatchObject(ofPages);
  const file = (await aSite().inject('/fichero')).headers;
  for (const name of Object.keys(ofPages)) expect(file).not.toHaveProperty(name);
});

test('answers over TLS promise TLS for two years; a client’s header cannot cause that', async () => {
  const headers = { 'x-forwarded-proto': 'https' };
  const behindProxy = await aSite({ trustedProxies: ['127.0.0.1'] }).inject({ url: '/pagina', headers });
  expect(behindProxy.headers['strict-transport-security']).toBe('max-age=63072000');
  const direct = await aSite().inject({ url: '/pagina', headers });
  expect(direct.headers['strict-transport-security']).toBeUndefined();
});

test('the policy names no feature that Chromium does not know, because it would warn on every page', async () => {
  expect((await aSite().inject('/pagina')).headers['permissions-policy']).not.toContain('bluetooth');
});
