/** How long equal messages are only counted, in milliseconds. */
const PERIOD = 60_000;
/** How many messages are remembered. Addresses in them make any number. */
const MAX_REMEMBERED = 500;

/** Chooses what to log of a failure that many requests meet: the first, and then one a minute with a count. */
export class RepeatCounter {
  private readonly seen = new Map<string, { at: number; repeats: number }>();

  /** How many equal messages were left out since the last that was logged; undefined where this one is left out, too. */
  before(message: string): number | undefined {
    const now = performance.now();
    const last = this.seen.get(message);
    if (last && now - last.at < PERIOD) {
      last.repeats += 1;
      return undefined;
    }
    if (this.seen.size >= MAX_REMEMBERED) this.seen.clear();
    this.seen.set(message, { at: now, repeats: 0 });
    return last?.repeats ?? 0;
  }
}
