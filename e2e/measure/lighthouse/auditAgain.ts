/** Limit of loads of a page for one report. */
const LOADS = 3;

/**
 * Returns the first report of `audit`, with at most three attempts: Lighthouse gives up a load whose trace lacks an event
 * (`NO_NAVSTART`), and asks for another run. Calls `onFailure` for each failure that it retries, and throws the last one.
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
