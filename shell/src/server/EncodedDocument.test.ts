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

test('every encoding gives the same page', async () => {
  const page = new EncodedDocument(Buffer.from('<h1>¡Hola!</h1>'));
  expect(zlib.brotliDecompressSync(await page.body('br')).toString()).toBe('<h1>¡Hola!</h1>');
  expect(zlib.gunzipSync(await page.body('gzip')).toString()).toBe('<h1>¡Hola!</h1>');
  expect((await page.body('identity')).toString()).toBe('<h1>¡Hola!</h1>');
});
