import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { renderToReadableStream } from 'react-dom/server.edge';

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

/** With the build that needs no Node, whose own one follows every promise of its thread from its first use on (AsyncLocalStorage). */
async function renderWaiting(tree: ReactNode): Promise<string> {
  let failure: { error: unknown } | undefined;
  const stream = await renderToReadableStream(tree, {
    // Beyond a size React would send finished boundaries apart, with inline scripts that the policy refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= { error };
    },
  });
  await stream.allReady;
  const html = await text(stream);
  if (failure) throw failure.error;
  return html;
}
