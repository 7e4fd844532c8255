/** Seconds that j and l seek. */
const SEEK = 10;

type Action = (video: HTMLVideoElement) => void;

/** The usual players' keys, in addition to the browser's own (space, arrows). */
const ACTIONS: Record<string, Action> = {
  k: (video) => void (video.paused ? video.play().catch(() => {}) : video.pause()),
  j: (video) => seek(video, -SEEK),
  l: (video) => seek(video, SEEK),
  m: (video) => {
    video.muted = !video.muted;
  },
  f: (video) =>
    void (document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen()).catch(() => {}),
};

/** Handles the keys of a focused video. Arrows seek in it and must not turn the lightbox's slide. */
export function handlePlayerKey(event: KeyboardEvent): void {
  const { target, key, altKey, ctrlKey, metaKey } = event;
  if (!(target instanceof HTMLVideoElement) || altKey || ctrlKey || metaKey) return;
  if (key.startsWith('Arrow')) event.stopPropagation();
  const action = ACTIONS[key.toLowerCase()];
  if (!action) return;
  event.preventDefault();
  action(target);
}

function seek(video: HTMLVideoElement, seconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : Number.POSITIVE_INFINITY;
  video.currentTime = Math.min(end, Math.max(0, video.currentTime + seconds));
}
