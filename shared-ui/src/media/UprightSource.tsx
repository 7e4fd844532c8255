import { useEffect, useRef } from 'react';

/** A phone held upright. A hero is taller than wide there, so its height decides which rendition is sharp enough. */
const UPRIGHT = '(max-width: 480px) and (orientation: portrait)';

type Props = { type: string; src?: string; srcSet?: string };

/**
 * A picture's or a video's rendition for phones held upright. Chromium keeps a video's `<source>` with a media query for
 * ever, and with it the page that it was on. So the query goes when the page has gone. A picture's source stays as it is:
 * Chromium keeps a picture whose sources change after it has left the page.
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
