import { handlePlayerKey } from './playerKeys';
import { readVolume, storeVolume } from './storedVolume';

/** Gives a video the visitor's volume and the keys of players. For a `ref`: it returns what undoes it. */
export function attachPlayer(video: HTMLVideoElement): () => void {
  const remember = () => storeVolume(video);
  Object.assign(video, readVolume());
  video.addEventListener('volumechange', remember);
  video.addEventListener('keydown', handlePlayerKey);
  return () => {
    video.removeEventListener('volumechange', remember);
    video.removeEventListener('keydown', handlePlayerKey);
  };
}
