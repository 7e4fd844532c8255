import { handlePlayerKey } from './playerKeys';
import { readVolume, storeVolume } from './storedVolume';

/**
 * Gives a frame's video the visitor's volume and the keys of players, and tells when nothing of it can be played. For a
 * `ref`: it returns what undoes it.
 */
export function attachPlayer(frame: HTMLElement, onBroken: () => void): () => void {
  const video = frame.querySelector('video');
  if (!video) return () => {};
  const remember = () => storeVolume(video);
  const onError = ({ target }: Event) => {
    if (isBroken(target)) onBroken();
  };
  Object.assign(video, readVolume());
  video.addEventListener('volumechange', remember);
  // A source's error does not bubble.
  video.addEventListener('error', onError, true);
  frame.addEventListener('keydown', handlePlayerKey);
  return () => {
    video.removeEventListener('volumechange', remember);
    video.removeEventListener('error', onError, true);
    frame.removeEventListener('keydown', handlePlayerKey);
  };
}

/** Whether an error means that nothing of a video can be played: its own, or that of the last of its sources. */
function isBroken(target: EventTarget | null): boolean {
  if (target instanceof HTMLVideoElement) return true;
  if (!(target instanceof HTMLSourceElement)) return false;
  return target.parentElement?.querySelector('source:last-of-type') === target;
}
