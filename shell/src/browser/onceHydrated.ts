import { SLICE_EVENT } from 'shared-ui';

/**
 * Calls back when the last slice of the document is hydrated, once. It must be called before React begins: each slice
 * tells that it waits before the one around it is done, so that none waits only when all of them are hydrated.
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
