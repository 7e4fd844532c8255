import type { Browser } from '@playwright/test';
import { asScript, newVisitor, type Profile } from '../sites/phone';
import { type Kind, type Request, recordTraffic, scriptLevels } from './traffic';
import { blockingTime, layoutShift, longestTask } from './vitals';
import { type Seen, watchPage } from './watchPage';

/** One load of a page. Times in milliseconds since the navigation began, bytes of bodies. */
export type Load = {
  fcp: number;
  lcp: number;
  lcpElement: string;
  lcpWithoutVideo: number;
  cls: number;
  tbt: number;
  longestTask: number;
  /** Time of hydration, as the watcher sees it (alike for every build) and as the page marks it; NaN without scripts. */
  hydrated: number;
  marked: number;
  quiet: number;
  /** CPU time of the main thread until the page was quiet: total, scripts, and style with layout. */
  cpu: { all: number; scripts: number; layout: number };
  bytes: Record<Kind, number>;
  /** Scripts requested before the page was hydrated, in transferred and in decompressed bytes. */
  scripts: { bytes: number; decoded: number; levels: number };
  requests: number;
};

const CALM = 2000;
/** In milliseconds. A page that is not quiet after this timeout has a fault. */
const TIMEOUT = 90_000;

/** Loads a page as a new visitor and watches it until it is quiet. Rejects when it does not become quiet. */
export async function loadPage(browser: Browser, address: string, hydrates: boolean, profile: Profile): Promise<Load> {
  const { page, client, told, leave } = await newVisitor(
    browser,
    profile,
    asScript(watchPage, { hydrates, calm: CALM }),
  );
  try {
    // Counts the thread's ticks instead of the clock's, so that other programs on the machine do not count.
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    const requests = recordTraffic(client);
    await page.goto(address, { waitUntil: 'commit', timeout: TIMEOUT });
    const seen = (await told('quiet', TIMEOUT)) as Seen;
    const { metrics } = await client.send('Performance.getMetrics');
    return describe(seen, requests, metrics);
  } finally {
    await leave();
  }
}

type Metric = { name: string; value: number };

function describe(seen: Seen, requests: Request[], metrics: Metric[]): Load {
  const cpu = (...names: string[]) =>
    metrics.filter(({ name }) => names.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0);
  const total = (of: readonly Request[], size: 'bytes' | 'decoded') =>
    of.reduce((sum, request) => sum + request[size], 0);
  const bytesOf = (kind: Kind) =>
    total(
      requests.filter((request) => request.kind === kind),
      'bytes',
    );
  // Prefetching begins with the page's own mark, which may come some milliseconds before the watcher sees it.
  const hydratedAt = seen.timeOrigin + Math.min(seen.hydrated ?? 0, seen.marked ?? Number.POSITIVE_INFINITY);
  const first = requests.filter(({ kind, askedAt }) => kind === 'script' && askedAt <= hydratedAt);
  return {
    fcp: seen.fcp ?? Number.NaN,
    lcp: seen.lcp?.at ?? Number.NaN,
    lcpElement: seen.lcp?.element ?? 'none',
    lcpWithoutVideo: seen.lcpWithoutVideo ?? Number.NaN,
    cls: layoutShift(seen),
    tbt: blockingTime(seen),
    longestTask: longestTask(seen),
    hydrated: seen.hydrated ?? Number.NaN,
    marked: seen.marked ?? Number.NaN,
    quiet: seen.quiet ?? Number.NaN,
    cpu: {
      all: cpu('TaskDuration'),
      scripts: cpu('ScriptDuration'),
      layout: cpu('LayoutDuration', 'RecalcStyleDuration'),
    },
    bytes: {
      document: bytesOf('document'),
      script: bytesOf('script'),
      font: bytesOf('font'),
      picture: bytesOf('picture'),
      video: bytesOf('video'),
      other: bytesOf('other'),
    },
    scripts: { bytes: total(first, 'bytes'), decoded: total(first, 'decoded'), levels: scriptLevels(first) },
    requests: requests.length,
  };
}
