import { LRUCache } from 'lru-cache';

/** How a read of the API failed: with an answer, or without one. */
export type ProviderFailure =
  | { kind: 'answer'; status: number; statusText: string; body: string }
  | { kind: 'none'; message: string };

/** What threads tell each other: a read failed, is being tried again, or works again (no failure). */
type News = { url: string; failure?: ProviderFailure; lifetime?: number };

/** The used part of a `BroadcastChannel` (node:worker_threads). */
type Channel = {
  postMessage(news: News): void;
  onmessage: (message: never) => void;
};

/** The channel of the shell's process. Every thread of the process hears what the others tell. */
export const PROVIDER_FAILURES_CHANNEL = 'provider-failures';

/** How long a failure stands for further calls of the same address, in milliseconds. */
export const FAILURE_LIFETIME = 2_000;
/** The longest wait that a provider can ask for with Retry-After, in milliseconds. */
export const LONGEST_LIFETIME = 30_000;
/** How long the others wait for the one call that tries again, in milliseconds. */
const TRIAL_LIFETIME = 5_000;
/** How many addresses are remembered. Visitors can ask for any number that do not exist. */
const MAX_REMEMBERED = 1_000;

type Entry = { failure: ProviderFailure; until: number };

/**
 * Remembers for a moment which reads of the API failed, in all threads of the server together. So a provider in trouble
 * gets less load, not more (docs/product/site.md#wait-13).
 */
export class ProviderFailures {
  private readonly entries = new LRUCache<string, Entry>({ max: MAX_REMEMBERED });

  /** `now` is the clock, in milliseconds. Threads tell each other durations, because their clocks begin with them. */
  constructor(
    private readonly channel: Channel,
    private readonly now = () => performance.now(),
  ) {
    channel.onmessage = ({ data }: { data: News }) => this.hear(data);
  }

  /** The failure of an address that stands for a further call; undefined where the API may be asked. */
  of(url: string): ProviderFailure | undefined {
    const entry = this.entries.get(url);
    return entry && this.now() < entry.until ? entry.failure : undefined;
  }

  /**
   * As `of`, for a caller that makes the call otherwise. Once the failure's time is over, the first caller gets undefined
   * and tries again. The others get the failure until `failed`, `succeeded` or `gaveUp` tells what came of the trial.
   */
  insteadOfCall(url: string): ProviderFailure | undefined {
    const failure = this.of(url);
    const former = this.entries.get(url)?.failure;
    if (!failure && former) this.tell({ url, failure: former, lifetime: TRIAL_LIFETIME });
    return failure;
  }

  /** A call failed. `lifetime` in milliseconds is how long the provider wants to be left alone. */
  failed(url: string, failure: ProviderFailure, lifetime = 0): void {
    this.tell({ url, failure, lifetime: Math.min(LONGEST_LIFETIME, Math.max(FAILURE_LIFETIME, lifetime)) });
  }

  succeeded(url: string): void {
    if (this.entries.has(url)) this.tell({ url });
  }

  /** A call was ended before it showed whether the provider answers. The next one tries. */
  gaveUp(url: string): void {
    const former = this.entries.get(url)?.failure;
    if (former) this.tell({ url, failure: former, lifetime: 0 });
  }

  /** Whether some read failed a moment ago. An address that does not exist is no trouble. */
  get isProviderInTrouble(): boolean {
    const now = this.now();
    return [...this.entries.values()].some(({ failure, until }) => now < until && isTrouble(failure));
  }

  private tell(news: News): void {
    this.hear(news);
    this.channel.postMessage(news);
  }

  private hear({ url, failure, lifetime = 0 }: News): void {
    if (!failure) {
      this.entries.delete(url);
      return;
    }
    this.entries.set(url, { failure, until: this.now() + lifetime });
  }
}

/** Whether a failure is the provider's. An address that does not exist (404) is an answer like others. */
export const isTrouble = (failure: ProviderFailure): boolean => failure.kind === 'none' || failure.status !== 404;

/** Whether a status is remembered: nothing there, slow down (RFC 6585), or a failure of the server. */
export const isRemembered = (status: number): boolean => status === 404 || status === 429 || status >= 500;

/** The wait that a `Retry-After` asks for, in milliseconds: seconds, or a date (RFC 9110, section 10.2.3). */
export function retryAfter(header: string | null | undefined): number {
  if (!header) return 0;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? 0 : wait;
}
