import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';

/** Plays a background loop while it is in view, unless the visitor wants stillness, saves data, or has paused it. */
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
    // Its megabytes must not compete with what the page needs to appear.
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      window.removeEventListener('load', start);
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
    // Shown from its first frame on: until then the poster stands.
    onPlaying: () => ref.current?.setAttribute('data-started', ''),
  };
  return { ref, playing, isBroken, giveUp: () => setBroken(true), toggle, events };
}

/** A browser may refuse to play (battery saver): then the poster stays, and the control offers to play. */
function play(video: HTMLVideoElement): void {
  video.play().catch(() => video.pause());
}

function prefersStillness(): boolean {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  return Boolean(connection?.saveData) || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
