import { css, Global } from '@emotion/react';
import type { Picture as PictureData } from '@tramuntana/contracts';
import { color, onPicture, Picture, space, useCloseOnReturn } from '@tramuntana/ui';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from '@tramuntana/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { pictureControl } from './pictureControl';
import { ShownPicture } from './ShownPicture';

type Props = {
  pictures: readonly PictureData[];
  index: number;
  show: (index: number) => void;
  close: () => void;
};

/** A picture over the whole screen, twice as large on request. The `dialog` element traps and returns the focus. */
export function ZoomDialog({ pictures, index, show, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [large, setLarge] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  const [scrollbar] = useState(() => window.innerWidth - document.documentElement.clientWidth);

  useEffect(() => dialog.current?.showModal(), []);
  useCloseOnReturn(() => dialog.current?.close());

  // An enlarged picture shows its middle first.
  useEffect(() => {
    const { current } = view;
    if (!large || !current) return;
    current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
    current.scrollTop = (current.scrollHeight - current.clientHeight) / 2;
  }, [large]);

  const picture = pictures[index];
  if (!picture) return null;

  const turn = (by: 1 | -1) => {
    setLarge(false);
    show(index + by);
  };

  return (
    <dialog
      ref={dialog}
      aria-label="Imagen ampliada"
      onClose={close}
      onKeyDown={({ key }) => {
        if (large) return; // The arrow keys scroll the picture.
        if (key === 'ArrowLeft') turn(-1);
        if (key === 'ArrowRight') turn(1);
      }}
      css={screen}
    >
      {/* The padding keeps the page's width while it cannot be scrolled and has no scrollbar. */}
      <Global styles={{ html: { overflow: 'hidden', paddingInlineEnd: scrollbar } }} />
      <div ref={view} css={[stage, large && scrolling]}>
        <Picture key={picture.src} picture={picture} sizes={large ? '200vmin' : '100vmin'} priority />
      </div>
      <ShownPicture index={index} count={pictures.length} />
      <button type="button" aria-label="Cerrar" onClick={() => dialog.current?.close()} css={[pictureControl, out]}>
        <X size={24} />
      </button>
      <button
        type="button"
        aria-label={large ? 'Reducir' : 'Aumentar'}
        onClick={() => setLarge(!large)}
        css={[pictureControl, more]}
      >
        {large ? <ZoomOut size={22} /> : <ZoomIn size={22} />}
      </button>
      <button type="button" aria-label="Imagen anterior" onClick={() => turn(-1)} css={[pictureControl, back]}>
        <ChevronLeft size={24} />
      </button>
      <button type="button" aria-label="Imagen siguiente" onClick={() => turn(1)} css={[pictureControl, on]}>
        <ChevronRight size={24} />
      </button>
    </dialog>
  );
}

const screen = css({
  ...onPicture,
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: color.night,
  '&::backdrop': { background: color.night },
  '& > button': { background: color.night, borderColor: color.control },
});
const stage = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  '& img': { width: 'min(100vw, 100dvh)' },
});
const scrolling = css({
  overflow: 'auto',
  placeItems: 'start',
  '& img': { width: 'max(100vw, 200vmin)', maxWidth: 'none' },
});
const out = css({ insetBlockStart: space.m, insetInlineEnd: space.m });
const more = css({ insetBlockStart: space.m, insetInlineEnd: `calc(${space.m} + 52px)` });
const back = css({ insetBlockEnd: space.m, insetInlineStart: space.m });
const on = css({ insetBlockEnd: space.m, insetInlineEnd: space.m });
