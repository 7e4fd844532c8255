import type { Canary } from '../store/Canary';

/** How often a halt is requested again, in milliseconds, because the store may be unreachable for a while. */
const INTERVAL = 5000;

/** As `CanaryHalt` of the release tool. */
export type CanaryHalt = { remote: string; version: string; since: string | undefined; reason: string };

type Options = {
  /** Asks the process that may write to the store. */
  ask: (halt: CanaryHalt) => void;
  /** Whether the store still names the canary that was halted here. */
  isPending: (remote: string) => boolean;
};

/**
 * Requests that halts are written into the store, until the store's channels show them. Then all shells follow the halt,
 * too.
 */
export class HaltRequests {
  private readonly open = new Map<string, CanaryHalt>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {}

  add({ remote: { name, version }, since }: Canary, reason: string): void {
    const halt = { remote: name, version, since, reason };
    this.open.set(name, halt);
    this.options.ask(halt);
    this.timer ??= setInterval(() => this.askAgain(), INTERVAL).unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  private askAgain(): void {
    for (const [remote, halt] of this.open) {
      if (this.options.isPending(remote)) this.options.ask(halt);
      else this.open.delete(remote);
    }
    if (this.open.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
