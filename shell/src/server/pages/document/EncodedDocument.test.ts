/** @jest-environment node */
import zlib from 'node:zlib';
import { EncodedDocument } from './EncodedDocument';

test.each([
  ['br', zlib.brotliDecompressSync],
  ['gzip', zlib.gunzipSync],
  ['identity', (html: Buffer) => html],
] as const)('%s gives the same page to the first visitor and, no larger, to the next', async (encoding, decompress) => {
  const html = '<h1>¡Hola!</h1><p>Vuela con nosotros.</p>'.repeat(100);
  const page = new EncodedDocument([Buffer.from(html)]);
  const first = await page.body(encoding);
  const next = await page.body(encoding);
  expect([first, next].map((body) => decompress(body).toString())).toEqual([html, html]);
  expect(next.length).toBeLessThanOrEqual(first.length);
});

const html = Buffer.from('<h1>¡Hola!</h1><p>Vuela con nosotros.</p>'.repeat(100));
const brotli = (quality: number) =>
  zlib.brotliCompressSync(html, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } });

test.each([
  ['br', brotli(1), brotli(5)],
  ['gzip', zlib.gzipSync(html, { level: 1 }), zlib.gzipSync(html, { level: 6 })],
] as const)(
  'the first visitor gets %s fast, later ones well compressed, and both are made once',
  async (encoding, fast, well) => {
    const page = new EncodedDocument([html]);
    expect((await page.body(encoding)).equals(fast)).toBe(true);
    const next = await page.body(encoding);
    expect(next.equals(well)).toBe(true);
    expect(await page.body(encoding)).toBe(next);
  },
);

test('the parts of a page are joined, even if it is large', async () => {
  const large = Buffer.alloc(300_000, 'abc');
  const pages = [new EncodedDocument([large, html]), new EncodedDocument([html.subarray(0, 50), html.subarray(50)])];
  const bodies = await Promise.all(pages.map((page) => page.body('br')));
  expect(bodies.map((body) => zlib.brotliDecompressSync(body))).toEqual([Buffer.concat([large, html]), html]);
  expect(pages[1]?.etag).toBe(new EncodedDocument([html]).etag);
  expect(await pages[1]?.body('identity')).toEqual(html);
});

test('the first visitor of a prepared page gets the well compressed one', async () => {
  const page = new EncodedDocument([html]);
  await page.prepare();
  expect((await page.body('br')).equals(brotli(5))).toBe(true);
});

test('changes without meaning do not change the tag', () => {
  const made = (time: string) => new EncodedDocument([html, Buffer.from(time)], [], [html]);
  expect(made('9:00').etag).toBe(made('9:30').etag);
  expect(made('9:00').etag).not.toBe(new EncodedDocument([html, Buffer.from('9:00')]).etag);
});

test('the tag changes with the page, and the memory includes the compressed forms', () => {
  const tags = ['uno', 'dos', 'uno'].map((text) => new EncodedDocument([Buffer.from(text)]).etag);
  expect(tags[0]).toMatch(/^"[\w-]{27}"$/);
  expect(tags[1]).not.toBe(tags[0]);
  expect(tags[2]).toBe(tags[0]);
  expect(new EncodedDocument([Buffer.alloc(101)]).bytes).toBe(153);
  // The cache refuses entries whose size is 0.
  expect(new EncodedDocument([Buffer.alloc(0)]).bytes).toBe(1);
});
