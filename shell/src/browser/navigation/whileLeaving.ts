/**
 * How long a failure waits for the next document, in milliseconds. After that the visitor has stayed: the link was a
 * download, or the navigation was stopped.
 */
const LONGEST_LEAVE = 30_000;

let requests = 0;
let stayed: Promise<void> | undefined;

/**
 * Registers a request. Call `ended` when it is over. The page listens to `beforeunload` only during requests: some browsers
 * keep listening pages out of the back/forward cache (https://web.dev/articles/bfcache#beforeunload-caution).
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
 * While the document is being left, a promise that resolves if the visitor stays after all; otherwise undefined. Firefox and
 * Safari abort a page's requests when the next document is requested. That must not show as a failure
 * (docs/product/layout.md#card-8).
 */
export const whileLeaving = (): Promise<void> | undefined => stayed;

/** `fetch`, including the whole body. A failure while the document is being left rejects only if the visitor stays. */
export const fetchUnlessLeft: typeof fetch = async (...request) => {
  const { ended } = followRequest();
  try {
    const response = await fetch(...request);
    await response.clone().arrayBuffer();
    return response;
  } catch (error) {
    await whileLeaving();
    throw error;
  } finally {
    ended();
  }
};

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
