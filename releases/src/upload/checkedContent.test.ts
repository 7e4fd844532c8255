import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { integrityOf } from '../store/releaseFiles';
import { checkedContent } from './checkedContent';

const CONTENT = Buffer.from('routes');
const file = { bytes: CONTENT.byteLength, integrity: integrityOf(CONTENT) };

async function read(stream: PassThrough, timeout?: number) {
  const chunks: Buffer[] = [];
  for await (const chunk of checkedContent('mfe-blog', stream, file, timeout)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test('a content that matches its hash is passed on, however it is cut', async () => {
  const stream = new PassThrough();
  for (const byte of CONTENT) stream.write(Buffer.of(byte));
  stream.end();
  expect(await read(stream)).toBe('routes');
});

test('a content that does not come to its end is refused with the limit', async () => {
  const stream = new PassThrough();
  stream.write('rou');
  await expect(read(stream, 20)).rejects.toMatchObject({
    kind: 'late',
    message: expect.stringContaining('a content may take 0.02 s'),
  });
});

test('the rest of a refused content is read and dropped, so that its connection can go on', async () => {
  const stream = new PassThrough();
  const closed = once(stream, 'close');
  stream.write(Buffer.alloc(100));
  await expect(read(stream)).rejects.toMatchObject({
    kind: 'size',
    message: expect.stringContaining('more than its 6 bytes'),
  });
  // More than the buffers of a stream hold.
  stream.end(Buffer.alloc(1_000_000));
  await closed;
  expect(stream.readableEnded).toBe(true);
});
