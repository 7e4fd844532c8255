import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ReleaseFile } from 'shared-contracts';
import { ReleaseRefused } from '../refusal';

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
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const message = `a content may take ${timeout / 1000} s, and ${integrity} took longer; publish again on a faster line`;
    timer = setTimeout(() => reject(new ReleaseRefused(remote, message, 'late')), timeout);
  });
  try {
    for (;;) {
      const { value, done } = await Promise.race([chunks.next(), late]);
      if (done) break;
      const chunk = value as Buffer;
      received += chunk.byteLength;
      if (received > bytes) {
        throw new ReleaseRefused(remote, `${integrity} has more than its ${bytes} bytes; publish again`, 'size');
      }
      hash.update(chunk);
      yield chunk;
    }
  } finally {
    clearTimeout(timer);
    // The rest is read and dropped, because the connection would wait for it. A stream flows only a tick after its iterator ends.
    void chunks.return?.().finally(() => setImmediate(() => content.resume()));
  }
  if (received === bytes && `sha384-${hash.digest('base64')}` === integrity) return;
  throw new ReleaseRefused(remote, `what arrived as ${integrity} does not match this hash; publish again`);
}
