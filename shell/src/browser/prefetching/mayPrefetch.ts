/** The Network Information API, which only Chromium has (https://wicg.github.io/netinfo/). `downlink` is in Mbps. */
type Connection = { saveData?: boolean; effectiveType?: string; downlink?: number };

/** On a slower connection than this, in Mbps, nothing is prefetched: the open page needs all of it. */
const SLOWEST = 1;

/**
 * Whether a page may prefetch: not with a data saver, nor on a slow connection. Without the Network Information API, the
 * speed of the page's largest script decides.
 */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!connection) return seenDownlink() >= SLOWEST;
  const { saveData, effectiveType = '4g', downlink = SLOWEST } = connection;
  return !saveData && effectiveType === '4g' && downlink >= SLOWEST;
}

/** The download speed of the page's largest script, in Mbps. Infinite if no script came over the network. */
function seenDownlink(): number {
  const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const [largest] = scripts
    .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
    .sort((one, other) => other.encodedBodySize - one.encodedBodySize);
  if (!largest) return Number.POSITIVE_INFINITY;
  const { encodedBodySize, responseStart, responseEnd } = largest;
  return (encodedBodySize * 8) / (1000 * (responseEnd - responseStart));
}
