/** Network Information API, where a browser has it (Chromium only; https://wicg.github.io/netinfo/). */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether a page may bring what the visitor did not ask for yet: not with a data saver, nor on a very slow line. */
export function mayBringAhead(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}
