/** What followed a click, in milliseconds since the event's time stamp. What has not happened yet is absent. */
export type Clicked = {
  /** The first frame with the new page's heading has been drawn. */
  painted?: number;
  /** The view transition, where there was one, has ended. */
  settled?: number;
};

/**
 * Puts a `Clicked` on `window.clicked`, of the first click, and tells `painted` (`told.ts`) as soon as that is known. It
 * runs in the page before the page's own scripts, so it must not use anything outside of itself. A new heading counts as painted in the task after the next frame. While a view
 * transition holds frames back there is no such frame.
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
        (window as unknown as { tellMeasure(told: string): void }).tellMeasure(
          JSON.stringify(['painted', clicked.painted]),
        );
      };
      afterFrame.port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', watch, { capture: true, once: true });
}
