import { SLICE_EVENT } from 'shared-ui';

/**
 * Calls back once, when the last slice of the document is hydrated. Call it before React begins, to count every slice. An
 * inner slice reports its waiting before the outer one is done. So the count reaches 0 only after the last slice.
 */
export function onceHydrated(done: () => void): void {
  let waiting = 0;
  const count = (event: Event) => {
    waiting += (event as CustomEvent<1 | -1>).detail;
    if (waiting > 0) return;
    document.removeEventListener(SLICE_EVENT, count);
    done();
  };
  document.addEventListener(SLICE_EVENT, count);
}
