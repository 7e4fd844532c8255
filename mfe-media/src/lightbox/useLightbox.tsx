import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MediaItem } from 'shared-contracts';
import type { LightboxProps } from './GalleryLightbox';

type Settings = {
  /** Address of the page that it opens on. */
  here: string;
  /** What it walks through; asked for only while it is open. */
  items: () => MediaItem[];
  /** Address of the same page with more of them, where there are more. */
  longer: string | null;
};

const loadLightbox = () => import(/* webpackChunkName: "lightbox" */ './GalleryLightbox');

/**
 * The lightbox over a list. Whether it is open is an entry of the history, so that a phone's back button closes it. Its
 * code is fetched when it is first opened; where that fails, the item's own page opens instead.
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

  // The same function for ever: every card holds it, and the address changes with every page that is added.
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

/** The item that an entry of the history shows; other pages keep other things in theirs. */
function shownIn(state: unknown): number | null {
  const { shown } = (state ?? {}) as { shown?: unknown };
  return typeof shown === 'number' ? shown : null;
}
