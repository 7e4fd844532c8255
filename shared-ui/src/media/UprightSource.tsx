import { useEffect, useRef } from 'react';

/** A phone held upright. A hero is taller than wide there, so its height decides which rendition is sharp enough. */
const UPRIGHT = '(max-width: 480px) and (orientation: portrait)';

type Props = { type: string; src?: string; srcSet?: string };

/**
 * A picture's or video's rendition for phones held upright. Chromium never frees a video whose `<source>` has a media query,
 * nor its page, so the query is removed with the page. A picture's source must not change: Chromium never frees a picture
 * whose sources change after its removal.
 */
export function UprightSource(props: Props) {
  const ref = useRef<HTMLSourceElement>(null);
  useEffect(() => {
    const source = ref.current;
    return () => {
      if (source?.parentElement instanceof HTMLVideoElement && !source.isConnected) source.removeAttribute('media');
    };
  }, []);
  return <source ref={ref} media={UPRIGHT} {...props} />;
}
