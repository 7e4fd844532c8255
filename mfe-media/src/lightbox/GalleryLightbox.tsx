import { Global } from '@emotion/react';
import type { MediaItem } from '@tramuntana/contracts';
import { useShell } from '@tramuntana/contracts/runtime';
import { color, radius, space } from '@tramuntana/ui';
import { useMemo, useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import libraryStyles from 'yet-another-react-lightbox/styles.css';
import { FilmSlide } from './FilmSlide';
import { SlideFoot } from './SlideFoot';
import { slidesOf } from './slides';

export type LightboxProps = {
  items: MediaItem[];
  /** Id of the item to show first. */
  start: number;
  onClose: () => void;
  /** Called when one of the last slides is shown, so that more items can load. */
  onNearEnd: () => void;
};

/** How many slides before the last count as near the end. */
const NEAR_END = 3;

/** The full-screen gallery, with arrows, swipe and zoom. Escape or a pull downwards closes it. */
export function GalleryLightbox({ items, start, onClose, onNearEnd }: LightboxProps) {
  const shell = useShell();
  const slides = useMemo(() => slidesOf(items, shell), [items, shell]);
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      slides.findIndex(({ item }) => item.id === start),
    ),
  );
  return (
    <>
      <Global styles={[libraryStyles, ownStyles]} />
      <Lightbox
        open
        close={onClose}
        slides={slides}
        index={index}
        on={{
          view: ({ index: viewed }) => {
            setIndex(viewed);
            if (viewed >= slides.length - NEAR_END) onNearEnd();
          },
        }}
        plugins={[Zoom]}
        labels={labels}
        carousel={{ finite: true, preload: 1, padding: 0 }}
        controller={{ closeOnPullDown: true }}
        zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
        render={{
          slide: ({ slide, offset, rect }) =>
            slide.type === 'film' ? <FilmSlide slide={slide} isShown={offset === 0} room={rect} /> : undefined,
          slideFooter: ({ slide }) => <SlideFoot item={slide.item} />,
        }}
      />
    </>
  );
}

const labels = {
  Lightbox: 'Visor de la galería',
  'Photo gallery': 'Contenido de la galería',
  Carousel: 'carrusel',
  Slide: 'diapositiva',
  '{index} of {total}': '{index} de {total}',
  Previous: 'Anterior',
  Next: 'Siguiente',
  Close: 'Cerrar',
  'Zoom in': 'Acercar',
  'Zoom out': 'Alejar',
};

const ownStyles = {
  // A dark background keeps the icons visible on a bright picture.
  '.yarl__button': { backgroundColor: `color-mix(in srgb, ${color.night} 64%, transparent)`, borderRadius: radius.s },
  '.yarl__toolbar': { gap: space.xs },
  // The library replaces the focus outline with a change of colour, and that is not enough (WCAG 2.4.7).
  '.yarl__button:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-4px' },
};
