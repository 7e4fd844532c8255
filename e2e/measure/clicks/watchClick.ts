/** What a click came to, in milliseconds from the event's own time stamp; absent until it was seen. */
export type Clicked = {
  /** The first frame with the new page's heading has been drawn. */
  painted?: number;
  /** The view transition, where there was one, has ended. */
  settled?: number;
};

/**
 * Runs in the page, before its own scripts (so it closes over nothing): puts a `Clicked` on `window.clicked` with the first
 * click. A heading that is in the document counts as painted with the task after the next frame; while a view transition
 * holds frames back, there is none.
 */
export function watchClick(): void {
  const clicked: Clicked = {};
  Object.assign(window, { clicked });
  const start = document.startViewTransition?.bind(document);
  let clickedAt: number | undefined;
  if (start) {
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.finished.then(() => {
        if (clickedAt !== undefined) clicked.settled = performance.now() - clickedAt;
      });
      return transition;
    };
  }
  const watch = ({ timeStamp }: Event) => {
    clickedAt = timeStamp;
    const former = document.querySelector('h1');
    const formerText = former?.textContent;
    const { pathname } = window.location;
    const look = () => {
      const heading = document.querySelector('h1');
      const isNew = heading !== former || heading?.textContent !== formerText;
      if (!heading || !isNew || window.location.pathname === pathname || !heading.checkVisibility()) {
        requestAnimationFrame(look);
        return;
      }
      const afterFrame = new MessageChannel();
      afterFrame.port1.onmessage = () => {
        clicked.painted = performance.now() - timeStamp;
      };
      afterFrame.port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', watch, { capture: true, once: true });
}
