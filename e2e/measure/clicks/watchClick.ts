/**
 * Reports `painted` (`visitor.ts`) for the first click: the milliseconds from the event's time stamp to the first frame with
 * the new page's heading. Runs in the page before its own scripts, so it uses no name outside of itself. A heading counts as
 * painted in the task after the next frame; a view transition holds frames back, so no such frame comes during it.
 */
export function watchClick(): void {
  const watch = ({ timeStamp }: Event) => {
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
        const painted = performance.now() - timeStamp;
        const { tellMeasure } = window as unknown as { tellMeasure(told: string): void };
        tellMeasure(JSON.stringify(['painted', painted]));
      };
      afterFrame.port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', watch, { capture: true, once: true });
}
