import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';

/**
 * Delay before a background video starts on a loaded page, in milliseconds. A visitor who clicks at once needs the
 * bandwidth.
 */
const REST = 1_000;

/** Plays a background video while it is in view. Reduced motion, data saving or a press on pause prevent it. */
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
    // The poster shows until the video's first frame.
    onPlaying: () => ref.current?.setAttribute('data-started', ''),
  };
  return { ref, playing, isBroken, giveUp: () => setBroken(true), toggle, events };
}

/**
 * Calls back when the page is at rest, so that the video's bytes do not compete with the page's. Returns a function that
 * cancels the call.
 */
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

/** A browser may refuse to play, for instance to save battery. The poster then stays, and the button offers to play. */
function play(video: HTMLVideoElement): void {
  video.play().catch(() => video.pause());
}

function prefersStillness(): boolean {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  return Boolean(connection?.saveData) || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
