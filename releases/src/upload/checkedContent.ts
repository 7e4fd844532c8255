import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ReleaseFile } from '@tramuntana/contracts';
import { ReleaseRefused } from '../refusal';
import { collectChunks } from './collectChunks';

/** Timeout for one content, in milliseconds. A slow line of 2 Mbit/s sends the largest one in that time. */
export const CONTENT_TIMEOUT = 300_000;

/**
 * Passes the chunks of a content on. Throws ReleaseRefused as soon as the content has too many bytes or takes too long, and
 * at its end if it is not the one of the hash.
 */
export async function* checkedContent(
  remote: string,
  content: Readable,
  { bytes, integrity }: ReleaseFile,
  timeout = CONTENT_TIMEOUT,
): AsyncGenerator<Buffer> {
  // A destroyed stream would close the connection before the refusal is sent.
  const chunks = content.iterator({ destroyOnReturn: false });
  const hash = createHash('sha384');
  let received = 0;
  let late: ReleaseRefused | undefined;
  let refuse = (_error: ReleaseRefused) => {};
  const timer = setTimeout(() => {
    const message = `a content may take ${timeout / 1000} s, and ${integrity} took longer; publish again on a faster line`;
    late = new ReleaseRefused(remote, message, 'late');
    refuse(late);
  }, timeout);
  // Not Promise.race with one promise for the timeout: that promise would keep all chunks until the content ends.
  const next = () =>
    new Promise<IteratorResult<Buffer>>((resolve, reject) => {
      refuse = reject;
      if (late) reject(late);
      else chunks.next().then(resolve, reject);
    });
  try {
    for (;;) {
      const { value: chunk, done } = await next();
      if (done) break;
      received += chunk.byteLength;
      if (received > bytes) {
        throw new ReleaseRefused(remote, `${integrity} has more than its ${bytes} bytes; publish again`, 'size');
      }
      hash.update(chunk);
      yield chunk;
      collectChunks(chunk.byteLength);
    }
  } finally {
    clearTimeout(timer);
    // The rest is read and dropped, because the connection would wait for it. A stream flows only a tick after its iterator ends.
    void chunks.return?.().finally(() => setImmediate(() => content.resume()));
  }
  if (received === bytes && `sha384-${hash.digest('base64')}` === integrity) return;
  throw new ReleaseRefused(remote, `what arrived as ${integrity} does not match this hash; publish again`);
}
