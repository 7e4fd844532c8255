/** The Network Information API, which only Chromium has (https://wicg.github.io/netinfo/). `downlink` is in Mbps. */
type Connection = { saveData?: boolean; effectiveType?: string; downlink?: number };

/** A slower line than this, in Mbps, belongs to the page that is open. */
const SLOWEST = 1;

/**
 * Whether a page may prefetch: not with a data saver, nor on a slow line. A browser that tells nothing of its line is
 * asked how fast the page's own scripts came.
 */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!connection) return seenDownlink() >= SLOWEST;
  const { saveData, effectiveType = '4g', downlink = SLOWEST } = connection;
  return !saveData && effectiveType === '4g' && downlink >= SLOWEST;
}

/** The speed at which the page's largest script came, in Mbps. Infinite where none came over the network. */
function seenDownlink(): number {
  const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const [largest] = scripts
    .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
    .sort((one, other) => other.encodedBodySize - one.encodedBodySize);
  if (!largest) return Number.POSITIVE_INFINITY;
  const { encodedBodySize, responseStart, responseEnd } = largest;
  return (encodedBodySize * 8) / (1000 * (responseEnd - responseStart));
}
