import { handlePlayerKey } from './playerKeys';
import { readVolume, storeVolume } from './storedVolume';

/** A `ref` that gives a video the visitor's volume and the players' keys. Returns its cleanup. */
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
