import { handlePlayerKey } from './playerKeys';
import { readVolume, storeVolume } from './storedVolume';

/** A `ref` that gives a video the visitor's volume and the players' keys. Returns its cleanup. */
export function attachPlayer(video: HTMLVideoElement): () => void {
  const remember = () => {
    const { volume, muted } = readVolume();
    // The assignment below also fires the event, but only the visitor's choice is stored.
    if (video.volume !== volume || video.muted !== muted) storeVolume(video);
  };
  Object.assign(video, readVolume());
  video.addEventListener('volumechange', remember);
  video.addEventListener('keydown', handlePlayerKey);
  return () => {
    video.removeEventListener('volumechange', remember);
    video.removeEventListener('keydown', handlePlayerKey);
  };
}
