import type { RenderFailureKind } from './RenderFailure';

/** How many failures in a row open the circuit. A stuck release costs a visitor a second, so once is enough. */
const THRESHOLDS: Partial<Record<RenderFailureKind, number>> = { stuck: 1, crashed: 2, late: 3 };
/** How long the circuit stays open at first and at most, in milliseconds. Each failed probe doubles the pause. */
const FIRST_PAUSE = 10_000;
const LONGEST_PAUSE = 5 * 60_000;

/**
 * Keeps visitors from waiting for a release that fails (M. Nygard, Release It!, 'Circuit Breaker'). Closed: requests go to
 * the release. Open: they are refused for a while. Half-open: one probe finds out whether the release works again.
 */
export class CircuitBreaker {
  private failures = 0;
  private pause = FIRST_PAUSE;
  private openUntil = 0;
  private cause: RenderFailureKind | undefined;
  private isProbing = false;

  /** `now` is the clock, in milliseconds. */
  constructor(private readonly now: () => number) {}

  get state(): 'closed' | 'open' | 'half-open' {
    if (this.cause === undefined) return 'closed';
    return this.isProbing ? 'half-open' : 'open';
  }

  /** The failure that opened the circuit; undefined while it is closed. */
  get openedBy(): RenderFailureKind | undefined {
    return this.cause;
  }

  /** Returns true once when an open circuit may be probed. The caller then makes the probe and reports its result. */
  beginProbe(): boolean {
    if (this.state !== 'open' || this.now() < this.openUntil) return false;
    this.isProbing = true;
    return true;
  }

  succeeded(): void {
    // This result is of a request from before the circuit opened, so it does not show that the release works again.
    if (this.state === 'open') return;
    this.failures = 0;
    this.cause = undefined;
    this.isProbing = false;
    this.pause = FIRST_PAUSE;
  }

  failed(kind: RenderFailureKind): void {
    const threshold = THRESHOLDS[kind];
    if (this.state === 'half-open') {
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
      this.open(kind);
    } else if (threshold !== undefined && this.state === 'closed') {
      this.failures += 1;
      if (this.failures >= threshold) this.open(kind);
    }
  }

  private open(kind: RenderFailureKind): void {
    this.isProbing = false;
    this.cause = kind;
    this.openUntil = this.now() + this.pause;
  }
}
