/** How long equal messages are counted instead of logged, in milliseconds. */
const PERIOD = 60_000;
/** How many messages are remembered. There must be a limit, because messages contain addresses. */
const MAX_REMEMBERED = 500;

/** Limits the log of a repeated failure: it logs the first one, then at most one a minute, with a count. */
export class RepeatCounter {
  private readonly seen = new Map<string, { at: number; repeats: number }>();

  /** How many equal messages were left out since the last logged one. Undefined if this one must be left out, too. */
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
