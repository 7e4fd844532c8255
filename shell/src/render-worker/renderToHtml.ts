import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** What React writes in place of a boundary's content that was not there or threw (its client then renders it). */
const LEFT_OUT = '<!--$!-->';

/**
 * The whole tree as HTML, lazy parts included. Rejects with the first error of any component: half a page is no page.
 *
 * In one go where nothing has to be waited for, which is every page after a thread's warm-up: streaming costs a sixth of
 * the page's CPU more (docs/decisions/0012).
 */
export async function renderToHtml(tree: ReactNode, signal?: AbortSignal): Promise<string> {
  try {
    const html = renderToString(tree);
    if (!html.includes(LEFT_OUT)) return html;
  } catch {
    // The tree waits outside of a boundary, or throws: the stream waits for the one and rejects with the other.
  }
  return renderWaiting(tree, signal);
}

function renderWaiting(tree: ReactNode, signal: AbortSignal | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      // Beyond a size React would send finished boundaries apart, with inline scripts that the policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    });
    signal?.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}
