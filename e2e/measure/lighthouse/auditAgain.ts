/** How often a page is loaded for one report. */
const LOADS = 3;

/**
 * The first report of `audit`, which is called again when it fails, at most three times in all: Lighthouse gives up loads
 * whose trace lacks an event (`NO_NAVSTART`), and asks to be run again. `onFailure` is told of each failure that is
 * repeated; the last one is thrown.
 */
export async function auditAgain<T>(audit: () => Promise<T>, onFailure: (error: unknown) => void): Promise<T> {
  for (let load = 1; load < LOADS; load++) {
    try {
      return await audit();
    } catch (error) {
      onFailure(error);
    }
  }
  return audit();
}
