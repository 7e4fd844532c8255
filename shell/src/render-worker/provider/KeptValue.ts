import { KEPT_CALL } from '../../shared/deadlines';

/**
 * A value from the API that a render thread caches for all its pages. A monotonic clock measures its age, because the
 * system's clock may be set back by hours.
 */
export class KeptValue<Value> {
  private kept: { value: Value; at: number; readAt: number } | undefined;
  private reading: Promise<void> | undefined;

  /** `read` calls the API. Its signal aborts the call. */
  constructor(private readonly read: (signal: AbortSignal) => Promise<Value>) {}

  /** The value, and when it was read (in milliseconds since the epoch). Undefined if it is older than `lifetime`. */
  within(lifetime: number): { value: Value; readAt: number } | undefined {
    return this.isWithin(lifetime) ? this.kept : undefined;
  }

  isWithin(lifetime: number): boolean {
    return this.kept !== undefined && performance.now() - this.kept.at < lifetime;
  }

  /** Reads the value again. Concurrent callers share one call. Never rejects: after a failure the former value stays. */
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
      // The company queries log their own failures (shared/api/company.ts). Service links and form tokens fail silently.
    } finally {
      clearTimeout(timer);
    }
  }
}
