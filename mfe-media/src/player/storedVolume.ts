const KEY = 'media-volume';

type Volume = { volume: number; muted: boolean };

const FULL: Volume = { volume: 1, muted: false };

/** The volume that the visitor last chose on this device; full volume if none is stored. */
export function readVolume(): Volume {
  try {
    const { volume, muted } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Volume>;
    const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 1;
    return { volume: isVolume ? volume : FULL.volume, muted: muted === true };
  } catch {
    return FULL;
  }
}

export function storeVolume({ volume, muted }: Volume): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ volume, muted } satisfies Volume));
  } catch {
    // Storage is full or off, so the volume lasts only as long as the page (docs/product/site.md#keep-11).
  }
}
