import type { MediaItem } from '@tramuntana/contracts';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LightboxProps } from './GalleryLightbox';

type Settings = {
  /** Address of the list under the lightbox. */
  here: string;
  /** The items to show. Called only while the lightbox is open. */
  items: () => MediaItem[];
  /** Address of the list with one more page; null if there is none. */
  longer: string | null;
};

const loadLightbox = () => import(/* webpackChunkName: "lightbox" */ './GalleryLightbox');

/**
 * The lightbox over a list. An open lightbox is an entry of the history, so that a phone's back button closes it. Its code
 * loads when it is first opened. If that fails, the item's page opens instead.
 */
export function useLightbox({ here, items, longer }: Settings) {
  const navigate = useNavigate();
  const shown = shownIn(useLocation().state);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);

  useEffect(() => {
    if (shown === null || Lightbox) return;
    loadLightbox().then(
      (module) => setLightbox(() => module.GalleryLightbox),
      () => navigate(`/media/${shown}`, { replace: true }),
    );
  }, [shown, Lightbox, navigate]);

  // Every card gets `open`, so it must stay the same function. The changing address is therefore in a ref.
  const address = useRef(here);
  useEffect(() => {
    address.current = here;
  }, [here]);
  const open = useCallback(
    (id: number) => void navigate(address.current, { state: { shown: id }, preventScrollReset: true }),
    [navigate],
  );
  const lightbox = Lightbox && shown !== null && (
    <Lightbox
      items={items()}
      start={shown}
      onClose={() => navigate(-1)}
      onNearEnd={() => {
        if (longer) void navigate(longer, { replace: true, preventScrollReset: true, state: { shown } });
      }}
    />
  );
  return { open, lightbox };
}

/** Id of the item that a history entry shows in the lightbox; null if it shows none. */
function shownIn(state: unknown): number | null {
  const { shown } = (state ?? {}) as { shown?: unknown };
  return typeof shown === 'number' ? shown : null;
}
