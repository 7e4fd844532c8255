/** Events of a page, in milliseconds since its navigation began. A missing time was not seen. */
export type Seen = {
  timeOrigin: number;
  fcp?: number;
  lcp?: { at: number; element: string };
  shifts: { at: number; value: number }[];
  tasks: { at: number; duration: number }[];
  /** React has attached to every watched element. This test works for any build. */
  hydrated?: number;
  /** The page's own mark, or `data-ready` if the build has no mark. */
  marked?: number;
};

type Watching = {
  /** Whether the page will be hydrated. If so, it is not quiet before. */
  hydrates: boolean;
  /** A page is quiet after this many milliseconds without a long task or an answer from the network. */
  calm: number;
};

/**
 * Reports `hydrated`, and later `quiet` with a `Seen` (`visitor.ts`). Runs in the page before its own scripts, so it uses no
 * name outside of itself. It looks every 25 ms instead of in every frame, because frame requests make the browser draw more.
 */
export function watchPage({ hydrates, calm }: Watching): void {
  const seen: Seen = { timeOrigin: performance.timeOrigin, shifts: [], tasks: [] };
  const soon = 25;
  const seldom = 250;
  const tell = (what: string, value?: Seen) =>
    (window as unknown as { tellMeasure(told: string): void }).tellMeasure(JSON.stringify([what, value]));
  let lastTask = 0;
  let lastAnswer = 0;
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element, url } = entry as PerformanceEntry & { element: Element | null; url: string };
    const what = url ? url.split('/').at(-1) : element?.textContent?.trim().slice(0, 40);
    seen.lcp = { at: entry.startTime, element: `${element?.localName ?? '?'} ${what}` };
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shifts.push({ at: entry.startTime, value });
  });
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ at: startTime, duration });
    lastTask = startTime + duration;
  });
  observe('resource', (entry) => {
    lastAnswer = Math.max(lastAnswer, (entry as PerformanceResourceTiming).responseEnd);
  });

  const isReacts = (element: Element | null | undefined) =>
    element != null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const isHydrated = () =>
    isReacts(document.querySelector('header a')) &&
    isReacts(document.querySelector('h1')) &&
    [...document.querySelectorAll('main section')].every(isReacts) &&
    isReacts([...document.querySelectorAll('footer a')].at(-1));

  const look = () => {
    const now = performance.now();
    if (hydrates && (seen.hydrated === undefined || seen.marked === undefined)) {
      if (seen.hydrated === undefined && isHydrated()) seen.hydrated = now;
      if (seen.marked === undefined) {
        const mark = performance.getEntriesByName('hydrated', 'mark')[0];
        if (mark) seen.marked = mark.startTime;
        else if (document.documentElement?.dataset.ready === 'true') seen.marked = now;
      }
      if (seen.hydrated !== undefined && seen.marked !== undefined) tell('hydrated');
    }
    const [navigation] = performance.getEntriesByType('navigation');
    // The duration of the navigation is 0 until the load event has ended.
    const loaded = navigation?.duration || now;
    const since = Math.max(lastTask, lastAnswer, loaded, hydrates ? (seen.hydrated ?? now) : 0);
    // A video's first frame may be the largest paint, so a page with a loading video is not quiet.
    const awaitsFrame = [...document.querySelectorAll('video')].some(
      ({ networkState, readyState, preload, paused }) =>
        networkState === HTMLMediaElement.NETWORK_LOADING &&
        readyState < HTMLMediaElement.HAVE_CURRENT_DATA &&
        (preload === 'auto' || !paused),
    );
    if (now - since > calm && !awaitsFrame) tell('quiet', seen);
    else setTimeout(look, hydrates && (seen.hydrated === undefined || seen.marked === undefined) ? soon : seldom);
  };
  look();
}
