import { useCallback, useState } from 'react';

/** A frame that has not loaded by then is taken to be lost, in milliseconds. */
const PATIENCE = 10_000;

type Progress = 'unknown' | 'loading' | 'late' | 'loaded';

/** How a frame gets on. The server's HTML starts it, so it may have loaded before the page was taken over. */
export function useFrameLoading(src: string) {
  const [progress, setProgress] = useState<Progress>('unknown');
  const ref = useCallback(
    (frame: HTMLIFrameElement) => {
      if (hasLoaded(src)) return setProgress('loaded');
      setProgress('loading');
      const timer = setTimeout(() => setProgress('late'), PATIENCE);
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

/** The browser keeps a list of what it has fetched; a frame is in it once its page has come. */
function hasLoaded(src: string): boolean {
  const address = new URL(src, window.location.href).href;
  const fetched = performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[];
  return fetched.some(({ initiatorType }) => initiatorType === 'iframe');
}
