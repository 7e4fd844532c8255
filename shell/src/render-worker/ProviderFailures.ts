import { LRUCache } from 'lru-cache';

/** How a read of the API failed: with an answer, or without one. */
export type ProviderFailure =
  | { kind: 'answer'; status: number; statusText: string; body: string }
  | { kind: 'none'; message: string };

/** A message between threads: a read failed, is being retried, or works again (no `failure`). */
type News = { url: string; failure?: ProviderFailure; lifetime?: number };

/** The part of `BroadcastChannel` (node:worker_threads) that this file uses. */
type Channel = {
  postMessage(news: News): void;
  onmessage: (message: never) => void;
};

/** Name of the channel that all threads of the shell's process share. */
export const PROVIDER_FAILURES_CHANNEL = 'provider-failures';

/** How long further calls of the same address get the remembered failure, in milliseconds. */
export const FAILURE_LIFETIME = 2_000;
/** The longest `Retry-After` that is honoured, in milliseconds. */
export const LONGEST_LIFETIME = 30_000;
/** How long other callers keep getting the failure while one caller retries, in milliseconds. */
const TRIAL_LIFETIME = 5_000;
/** How many addresses are remembered. There must be a limit, because visitors can request any number of missing ones. */
const MAX_REMEMBERED = 1_000;

type Entry = { failure: ProviderFailure; until: number };

/**
 * A circuit breaker for each address of the API. All threads of the server share its state, so a failing provider gets
 * less load, not more (docs/product/site.md#wait-13).
 */
export class ProviderFailures {
  private readonly entries = new LRUCache<string, Entry>({ max: MAX_REMEMBERED });

  /** `now` is the clock, in milliseconds. Messages carry durations, because each thread's clock starts with the thread. */
  constructor(
    private readonly channel: Channel,
    private readonly now = () => performance.now(),
  ) {
    channel.onmessage = ({ data }: { data: News }) => this.hear(data);
  }

  /** The remembered failure of an address; undefined if the API may be called. */
  of(url: string): ProviderFailure | undefined {
    const entry = this.entries.get(url);
    return entry && this.now() < entry.until ? entry.failure : undefined;
  }

  /**
   * Like `of`, but a caller that gets undefined must make the call. After the failure has expired, only the first caller
   * gets undefined and retries. Others get the failure until `failed`, `succeeded` or `gaveUp` reports the result.
   */
  insteadOfCall(url: string): ProviderFailure | undefined {
    const failure = this.of(url);
    const former = this.entries.get(url)?.failure;
    if (!failure && former) this.tell({ url, failure: former, lifetime: TRIAL_LIFETIME });
    return failure;
  }

  /** A call failed. `lifetime` is the provider's `Retry-After`, in milliseconds. */
  failed(url: string, failure: ProviderFailure, lifetime = 0): void {
    this.tell({ url, failure, lifetime: Math.min(LONGEST_LIFETIME, Math.max(FAILURE_LIFETIME, lifetime)) });
  }

  succeeded(url: string): void {
    if (this.entries.has(url)) this.tell({ url });
  }

  /** A call was aborted too early to say anything about the provider. The next caller retries. */
  gaveUp(url: string): void {
    const former = this.entries.get(url)?.failure;
    if (former) this.tell({ url, failure: former, lifetime: 0 });
  }

  /** Whether any read failed recently. A missing address (404) does not count. */
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

/** Whether a failure is the provider's fault. A missing address (404) is not. */
export const isTrouble = (failure: ProviderFailure): boolean => failure.kind === 'none' || failure.status !== 404;

/** Whether a status is remembered: not found, too many requests (RFC 6585), or a server error. */
export const isRemembered = (status: number): boolean => status === 404 || status === 429 || status >= 500;

/** A `Retry-After` header in milliseconds; 0 if there is none. It holds seconds or a date (RFC 9110, section 10.2.3). */
export function retryAfter(header: string | null | undefined): number {
  if (!header) return 0;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? 0 : wait;
}
