import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** The whole tree as HTML in UTF-8. Rejects with the first error of any component: half a page is no page. */
export function renderToHtml(tree: ReactNode): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let failure: { error: unknown } | undefined;
    const sink = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        if (failure) reject(failure.error);
        else resolve(joined(parts));
        done();
      },
    });
    const stream = renderToPipeableStream(tree, {
      // Beyond a size React would send finished boundaries apart, with inline scripts that the policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: (error) => {
        failure ??= { error };
      },
    });
  });
}

/** In memory of its own, which can change threads: Node's small buffers share one. */
function joined(parts: Buffer[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((bytes, part) => bytes + part.length, 0));
  let written = 0;
  for (const part of parts) {
    whole.set(part, written);
    written += part.length;
  }
  return whole;
}
