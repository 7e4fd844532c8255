import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** The whole tree as HTML. Rejects with the first error of any component: half a page is no page. */
export function renderToHtml(tree: ReactNode): Promise<string> {
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
        else resolve(Buffer.concat(parts).toString('utf8'));
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
