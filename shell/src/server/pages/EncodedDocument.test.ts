/** @jest-environment node */
import zlib from 'node:zlib';
import { acceptedEncoding, EncodedDocument } from './EncodedDocument';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['BR', 'br'],
  [undefined, 'identity'],
])('a client that accepts %s gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test.each([
  ['br', zlib.brotliDecompressSync],
  ['gzip', zlib.gunzipSync],
  ['identity', (html: Buffer) => html],
] as const)('%s gives the same page to the first visitor and, no larger, to the next', async (encoding, decompress) => {
  const html = '<h1>¡Hola!</h1><p>Vuela con nosotros.</p>'.repeat(100);
  const page = new EncodedDocument(Buffer.from(html));
  const first = await page.body(encoding);
  const next = await page.body(encoding);
  expect([first, next].map((body) => decompress(body).toString())).toEqual([html, html]);
  expect(next.length).toBeLessThanOrEqual(first.length);
});
