/** @jest-environment node */

import { FIRST_PAINT_SCRIPT_HASH } from './document/firstPaintScript';
import { START_SCRIPT_HASH } from './document/startScript';
import { securityHeaders } from './securityHeaders';

function headersOf(url: string, mediaOrigin = '') {
  const headers: Record<string, string> = {};
  const reply = { header: (name: string, value: string) => void Object.assign(headers, { [name]: value }) };
  securityHeaders(mediaOrigin)({ url } as never, reply as never);
  return headers;
}

test('a page runs the site’s own scripts and the two inline scripts, and is framed by nobody else', () => {
  expect(headersOf('/blog')).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self' '${FIRST_PAINT_SCRIPT_HASH}' '${START_SCRIPT_HASH}'`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "media-src 'self'",
      "frame-src 'self' https:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join('; '),
  });
});

test('pictures and videos may come from the media host, where there is another', () => {
  const { 'content-security-policy': policy } = headersOf('/', 'https://media.example');
  expect(policy).toContain("img-src 'self' https://media.example data:; media-src 'self' https://media.example;");
});

test('the API brings its own policy', () => {
  expect(headersOf('/api/services')).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headersOf('/apis')).toHaveProperty('content-security-policy');
});
