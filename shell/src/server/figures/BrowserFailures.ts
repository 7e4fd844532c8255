import { LRUCache } from 'lru-cache';
import type { Release } from './ReleaseFigures';

/** How long views count, in milliseconds: at least one of these, at most two. */
const PERIOD = 5 * 60_000;
/** So many failures of a release in that time are no accident, where they are this share of its views. */
const MIN_FAILURES = 3;
const MIN_SHARE = 0.2;
/** For how many releases this is counted, those last seen. */
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
 * Counts, for each release, the recent views and those of them that failed in browsers. Where many fail, the log and the
 * status name the release. Nothing is put back for it: anybody can send such reports.
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

  /** How many of a release's recent views failed in browsers; undefined while that is no problem. */
  problemOf(release: Release): string | undefined {
    const { now, before } = this.recent(release);
    const [views, failures] = [now.views + before.views, now.failures + before.failures];
    // A page that was kept by a browser fails without a view.
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
