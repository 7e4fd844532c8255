import { useCallback, useState } from 'react';

/** Milliseconds after which an iframe counts as late (docs/product/gallery.md#media-12). */
const TIMEOUT = 10_000;

type Progress = 'unknown' | 'loading' | 'late' | 'loaded';

/** An iframe's progress. The server's HTML already loads it, so it may have loaded before hydration. */
export function useFrameLoading(src: string) {
  const [progress, setProgress] = useState<Progress>('unknown');
  const ref = useCallback(
    (frame: HTMLIFrameElement) => {
      if (hasLoaded(src)) return setProgress('loaded');
      setProgress('loading');
      const timer = setTimeout(() => setProgress('late'), TIMEOUT);
      const onLoad = () => {
        clearTimeout(timer);
        setProgress('loaded');
      };
      frame.addEventListener('load', onLoad);
      return () => {
        clearTimeout(timer);
        frame.removeEventListener('load', onLoad);
      };
    },
    [src],
  );
  return { ref, progress };
}

/** Whether the browser's list of loaded resources contains the iframe's page. */
function hasLoaded(src: string): boolean {
  const address = new URL(src, window.location.href).href;
  const fetched = performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[];
  return fetched.some(({ initiatorType }) => initiatorType === 'iframe');
}
