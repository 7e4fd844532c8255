/** Times after a click, in milliseconds since the event's time stamp. A missing time has not happened yet. */
export type Clicked = {
  /** The first frame with the new page's heading has been drawn. */
  painted?: number;
  /** The view transition, if there was one, has ended. */
  settled?: number;
};

/**
 * Puts a `Clicked` for the first click on `window.clicked`, and reports `painted` (`told.ts`) as soon as it is known. Runs
 * in the page before its own scripts, so it uses no name outside of itself. A heading counts as painted in the task after
 * the next frame; a view transition holds frames back, so no such frame comes during it.
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
