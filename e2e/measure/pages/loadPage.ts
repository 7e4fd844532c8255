import type { Browser } from '@playwright/test';
import { asScript, newVisitor, type Profile } from '../sites/visitor';
import { foundByScripts, recordScripts } from './scripts';
import { type Seen, watchPage } from './watchPage';

/** One load of a page. Times in milliseconds since the navigation began. A time that was not seen is NaN. */
export type Load = {
  fcp: number;
  lcp: number;
  lcpElement: string;
  cls: number;
  tbt: number;
  hydrated: number;
  /** CPU time of the main thread until the page was quiet. */
  cpu: number;
  /** Transferred bytes of the scripts that were requested before the page was hydrated, and of all until it was quiet. */
  scripts: { untilHydrated: number; untilQuiet: number };
  /** How many of the scripts until hydration another script requested. */
  chained: number;
};

const CALM = 2000;
/** In milliseconds. A page that is not quiet after this timeout has a fault. */
const TIMEOUT = 90_000;
/** A task of more than this many milliseconds is long (W3C Long Tasks). */
const LONG = 50;
/** A session of layout shifts ends after a second without one, or after five seconds (web.dev/cls). */
const SESSION_GAP = 1000;
const SESSION = 5000;

/** Loads a page as a new visitor and watches it until it is quiet. Rejects when it does not become quiet. */
export async function loadPage(browser: Browser, address: string, hydrates: boolean, profile: Profile): Promise<Load> {
  const watcher = asScript(watchPage, { hydrates, calm: CALM });
  const { page, client, told, cpu, leave } = await newVisitor(browser, profile, watcher);
  try {
    const scripts = recordScripts(client);
    await page.goto(address, { waitUntil: 'commit', timeout: TIMEOUT });
    const seen = (await told('quiet', TIMEOUT)) as Seen;
    // Prefetching begins with the page's own mark, which may come some milliseconds before the watcher sees it.
    const hydratedAt = seen.timeOrigin + Math.min(seen.hydrated ?? 0, seen.marked ?? Number.POSITIVE_INFINITY);
    const first = scripts.filter(({ askedAt }) => askedAt <= hydratedAt);
    const total = (of: typeof scripts) => of.reduce((sum, { bytes }) => sum + bytes, 0);
    return {
      fcp: seen.fcp ?? Number.NaN,
      lcp: seen.lcp?.at ?? Number.NaN,
      lcpElement: seen.lcp?.element ?? 'none',
      cls: layoutShift(seen),
      tbt: blockingTime(seen),
      hydrated: seen.hydrated ?? Number.NaN,
      cpu: await cpu(),
      scripts: { untilHydrated: total(first), untilQuiet: total(scripts) },
      chained: foundByScripts(first),
    };
  } finally {
    await leave();
  }
}

/** Total blocking time in milliseconds: the time over 50 ms of each task after the first contentful paint. */
export function blockingTime({ tasks, fcp = 0 }: Pick<Seen, 'tasks' | 'fcp'>): number {
  return tasks
    .map(({ at, duration }) => at + duration - Math.max(at, fcp))
    .reduce((sum, duration) => sum + Math.max(0, duration - LONG), 0);
}

/** Cumulative layout shift: the worst session's sum. */
export function layoutShift({ shifts }: Pick<Seen, 'shifts'>): number {
  let worst = 0;
  let session = { from: 0, last: 0, sum: 0 };
  for (const { at, value } of shifts) {
    const goesOn = session.sum > 0 && at - session.last < SESSION_GAP && at - session.from < SESSION;
    session = goesOn ? { ...session, last: at, sum: session.sum + value } : { from: at, last: at, sum: value };
    worst = Math.max(worst, session.sum);
  }
  return worst;
}
