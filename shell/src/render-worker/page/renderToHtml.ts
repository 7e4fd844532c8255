import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/**
 * In what React writes for a boundary whose content was missing or threw (`<!--$!-->`); the browser then renders it. It
 * begins with a rare sign, so it is looked for twenty times as fast as the whole. Text that has it only costs the stream.
 */
const LEFT_OUT = '$!-->';

/**
 * The whole tree as HTML, lazy parts included. Rejects with the first error of any component: half a page is no page.
 *
 * It renders synchronously if nothing has to be waited for, as for every page after a thread's warm-up. A stream needs a
 * sixth more CPU (docs/decisions/0013).
 */
export async function renderToHtml(tree: ReactNode, signal?: AbortSignal): Promise<string> {
  try {
    const html = renderToString(tree);
    if (!html.includes(LEFT_OUT)) return html;
  } catch {
    // The tree suspends outside of a boundary, or throws. The stream below waits, or rejects with the error.
  }
  return renderWaiting(tree, signal);
}

function renderWaiting(tree: ReactNode, signal: AbortSignal | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      // Beyond this size React sends boundaries separately, with inline scripts that our policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    });
    signal?.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}
