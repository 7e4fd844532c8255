/**
 * How long a failure waits for the next document, in milliseconds. Then the visitor has stayed: the link was a download, or
 * the navigation was stopped.
 */
const LONGEST_LEAVE = 30_000;

let requests = 0;
let stayed: Promise<void> | undefined;

/**
 * Follows a request. Call `ended` when it is over. Browsers do not keep a page for 'back' while it listens to `beforeunload`
 * (https://web.dev/articles/bfcache#beforeunload-caution), so the page listens only while something is on its way.
 */
export function followRequest(): { ended: () => void } {
  requests += 1;
  if (requests === 1) addEventListener('beforeunload', leave);
  let isOver = false;
  return {
    ended() {
      if (isOver) return;
      isOver = true;
      requests -= 1;
      if (requests === 0) removeEventListener('beforeunload', leave);
    },
  };
}

/**
 * While the document is being left, a promise that resolves if the visitor stays after all; else undefined. Firefox and
 * Safari end a page's requests as soon as the next document is asked for. That is no failure: the page stays as it is
 * (docs/product/layout.md#card-8).
 */
export const whileLeaving = (): Promise<void> | undefined => stayed;

function leave(): void {
  stayed ??= new Promise<void>((resolve) => {
    const stay = () => {
      removeEventListener('pageshow', stay);
      stayed = undefined;
      resolve();
    };
    addEventListener('pageshow', stay);
    setTimeout(stay, LONGEST_LEAVE);
  });
}
