import { LRUCache } from 'lru-cache';
import type { Release } from './ReleaseFigures';

/** How long a period lasts, in milliseconds. Views count for at least one period and at most two. */
const PERIOD = 5 * 60_000;
/** So many failures count as a problem if they are at least this share of the release's views. */
const MIN_FAILURES = 3;
const MIN_SHARE = 0.2;
/** How many releases are counted, the last seen ones. */
const MAX_RELEASES = 60;

type Counts = { views: number; failures: number };
type Recent = { since: number; now: Counts; before: Counts; isTold: boolean };

type Options = {
  log: { warn(details: object, message: string): void };
  /** A clock in milliseconds that is never set. */
  now?: () => number;
};

const none = (): Counts => ({ views: 0, failures: 0 });

/**
 * Counts each release's recent views and those that failed in browsers. If many fail, the log and the status name the
 * release. No release is rolled back for it, because anybody can send such reports.
 */
export class BrowserFailures {
  private readonly releases = new LRUCache<string, Recent>({ max: MAX_RELEASES });
  private readonly now: () => number;

  constructor(private readonly options: Options) {
    this.now = options.now ?? (() => performance.now());
  }

  view(release: Release): void {
    this.recent(release).now.views += 1;
  }

  failure(release: Release): void {
    const recent = this.recent(release);
    recent.now.failures += 1;
    const problem = this.problemOf(release);
    if (problem === undefined || recent.isTold) return;
    recent.isTold = true;
    this.options.log.warn({ remote: release.name, version: release.version }, `pages fail in browsers: ${problem}`);
  }

  /** How many of a release's recent views failed in browsers; undefined if too few to be a problem. */
  problemOf(release: Release): string | undefined {
    const { now, before } = this.recent(release);
    const [views, failures] = [now.views + before.views, now.failures + before.failures];
    // A page from a browser's cache can fail without a counted view.
    if (failures < MIN_FAILURES || failures < views * MIN_SHARE) return undefined;
    return `${failures} of its last ${Math.max(views, failures)} views failed in browsers`;
  }

  private recent({ name, version }: Release): Recent {
    const key = `${name}@${version}`;
    const time = this.now();
    const known = this.releases.get(key) ?? { since: time, now: none(), before: none(), isTold: false };
    this.releases.set(key, known);
    if (time - known.since < PERIOD) return known;
    known.before = time - known.since < 2 * PERIOD ? known.now : none();
    known.now = none();
    known.since = time;
    if (known.before.failures === 0) known.isTold = false;
    return known;
  }
}
