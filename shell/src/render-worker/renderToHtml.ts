import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** The whole tree as HTML, lazy parts included. Rejects with the first error of any component: half a page is no page. */
export function renderToHtml(tree: ReactNode, signal?: AbortSignal): Promise<string> {
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
