import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';

/** How long a loaded page is left alone before a loop starts, in milliseconds: a visitor who clicks at once needs the line. */
const REST = 1_000;

/** Plays a background loop while it is in view. Reduced motion, saving data or a press on pause prevent it. */
export function useBackgroundPlayback(videoRef?: Ref<HTMLVideoElement>) {
  const ref = useRef<HTMLVideoElement>(null);
  const wanted = useRef(false);
  const [playing, setPlaying] = useState(false);
  const [isBroken, setBroken] = useState(false);
  useImperativeHandle(videoRef, () => ref.current as HTMLVideoElement, []);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    wanted.current = !prefersStillness();
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) video.pause();
      else if (wanted.current) play(video);
    });
    const start = () => observer.observe(video);
    const cancel = whenAtRest(start);
    return () => {
      cancel();
      observer.disconnect();
    };
  }, []);

  const toggle = () => {
    const video = ref.current;
    if (!video) return;
    wanted.current = !playing;
    if (wanted.current) play(video);
    else video.pause();
  };

  const events = {
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    // The video shows from its first frame on; until then the poster does.
    onPlaying: () => ref.current?.setAttribute('data-started', ''),
  };
  return { ref, playing, isBroken, giveUp: () => setBroken(true), toggle, events };
}

/** Calls back when the page is at rest, so that a loop's bytes compete with nothing. Returns what cancels the call. */
function whenAtRest(start: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const afterLoad = () => {
    const timer = setTimeout(start, REST);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  if (document.readyState === 'complete') afterLoad();
  else window.addEventListener('load', afterLoad, { once: true, signal });
  return () => ending.abort();
}

/** A browser may refuse to play, for instance to save battery. Then the poster stays, and the button offers to play. */
function play(video: HTMLVideoElement): void {
  video.play().catch(() => video.pause());
}

function prefersStillness(): boolean {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  return Boolean(connection?.saveData) || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
