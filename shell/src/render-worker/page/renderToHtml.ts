import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/**
 * React writes `<!--$!-->` for a boundary whose content was missing or threw. The search is twenty times as fast without the
 * common `<!--`. A text that happens to contain it only costs a second render.
 */
const LEFT_OUT = '$!-->';

/**
 * Renders the whole tree, lazy parts included. Rejects with the first error of any component, so no partial page is sent.
 *
 * It first renders synchronously. That suffices for every page after a release's warm-up, and a stream needs a sixth more CPU
 * (docs/decisions/0013).
 */
export async function renderToHtml(tree: ReactNode, signal?: AbortSignal): Promise<string> {
  try {
    const html = renderToString(tree);
    if (!html.includes(LEFT_OUT)) return html;
  } catch {
    // The tree suspended outside of a boundary, or threw. The stream below waits for it, or rejects with the error.
  }
  return renderWaiting(tree, signal);
}

function renderWaiting(tree: ReactNode, signal: AbortSignal | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      // React sends larger boundaries separately, with inline scripts that our content security policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    });
    signal?.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}
