import { KEPT_CALL } from '../shared/deadlines';

/**
 * A value of the API that a render thread keeps for all its pages. Its age is measured with a monotonic clock, because the
 * system's clock may be set back by hours.
 */
export class KeptValue<Value> {
  private kept: { value: Value; at: number; readAt: number } | undefined;
  private reading: Promise<void> | undefined;

  /** `read` asks the API; the signal ends the call. */
  constructor(private readonly read: (signal: AbortSignal) => Promise<Value>) {}

  /** The value, and when it was read, in milliseconds since the epoch, for who shows that; undefined if it is too old. */
  within(lifetime: number): { value: Value; readAt: number } | undefined {
    return this.isWithin(lifetime) ? this.kept : undefined;
  }

  isWithin(lifetime: number): boolean {
    return this.kept !== undefined && performance.now() - this.kept.at < lifetime;
  }

  /** Reads it again. Callers share one call. Never rejects: a failure leaves the former value. */
  refresh(): Promise<void> {
    this.reading ??= this.call().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async call(): Promise<void> {
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(), KEPT_CALL);
    try {
      const value = await this.read(end.signal);
      this.kept = { value, at: performance.now(), readAt: Date.now() };
    } catch {
      // The API client's caller has logged it.
    } finally {
      clearTimeout(timer);
    }
  }
}
