import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** What React writes where a boundary is left to the browser, because something in it was not there or threw. */
const LEFT_OUT = '<!--$!-->';

/**
 * The whole tree as HTML. Rejects with the first error of any component: half a page is no page.
 *
 * In one go where nothing has to be waited for, which costs a third less; that is every page but a thread's first with
 * lazy parts, because those stay loaded.
 */
export async function renderToHtml(tree: ReactNode): Promise<string> {
  try {
    const html = renderToString(tree);
    if (!html.includes(LEFT_OUT)) return html;
  } catch {
    // The tree waits outside of a boundary, or throws: the stream waits for the one and rejects with the other.
  }
  return renderWaiting(tree);
}

function renderWaiting(tree: ReactNode): Promise<string> {
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
