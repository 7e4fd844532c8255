import { css } from '@emotion/react';
import type { Picture as PictureData } from '@tramuntana/contracts';
import { media, Picture, radius, space } from '@tramuntana/ui';
import { ChevronLeft, ChevronRight, ZoomIn } from '@tramuntana/ui/icons';
import { useState } from 'react';
import type { Product } from '../../../../content/catalogue/product';
import { DiscountBadge } from '../../../products/DiscountBadge';
import { discountPercent } from '../../../products/discountPercent';
import { pictureControl } from './pictureControl';
import { ShownPicture } from './ShownPicture';
import { Thumbnails } from './Thumbnails';
import { useGallery } from './useGallery';
import { ZoomDialog } from './ZoomDialog';

type Props = { pictures: readonly PictureData[]; product: Product };

/** A product's pictures: swipe, arrows and thumbnails change the picture. Each picture links to its full size. */
export function Gallery({ pictures, product }: Props) {
  const { track, index, show, scrolled } = useGallery(pictures.length);
  const [zoomed, setZoomed] = useState(false);
  return (
    <section aria-label={`Imágenes de ${product.name}`} css={gallery}>
      <div css={stage}>
        <ul ref={track} onScroll={scrolled} css={row}>
          {pictures.map((picture, position) => (
            <li key={picture.src} css={cell}>
              <a
                href={largest(picture)}
                aria-label={`Ampliar imagen ${position + 1} de ${pictures.length}: ${picture.alt}`}
                // With Shift+Tab, Chromium leaves the previous picture out of view.
                onFocus={() => show(position)}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  show(position);
                  setZoomed(true);
                }}
              >
                <Picture
                  picture={picture}
                  sizes="(min-width: 80rem) 42rem, (min-width: 768px) 52vw, 92vw"
                  priority={position === 0}
                />
              </a>
            </li>
          ))}
        </ul>
        <DiscountBadge percent={discountPercent(product)} css={corner} />
        <span aria-hidden css={[pictureControl, sign]}>
          <ZoomIn size={20} />
        </span>
        <button type="button" aria-label="Imagen anterior" onClick={() => show(index - 1)} css={[pictureControl, back]}>
          <ChevronLeft size={24} />
        </button>
        <button type="button" aria-label="Imagen siguiente" onClick={() => show(index + 1)} css={[pictureControl, on]}>
          <ChevronRight size={24} />
        </button>
      </div>
      {!zoomed && <ShownPicture index={index} count={pictures.length} />}
      <Thumbnails pictures={pictures} index={index} show={show} />
      {zoomed && <ZoomDialog pictures={pictures} index={index} show={show} close={() => setZoomed(false)} />}
    </section>
  );
}

/** The address of a picture's largest rendition. */
const largest = ({ src, sources }: PictureData) =>
  [...sources].sort((a, b) => (b.width ?? 0) - (a.width ?? 0))[0]?.src ?? src;

const gallery = css({
  display: 'grid',
  gap: space.m,
  alignContent: 'start',
  [media.roomy]: { position: 'sticky', insetBlockStart: '5rem', alignSelf: 'start' },
});
const stage = css({ position: 'relative', overflow: 'hidden', borderRadius: radius.m });
const row = css({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  [media.reducedMotion]: { scrollBehavior: 'auto' },
});
const cell = css({
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  '& > a': { display: 'block', cursor: 'zoom-in' },
  '& > a:focus-visible': { outlineOffset: -4 },
  '& img': { aspectRatio: '5 / 4' },
});
const corner = css({ position: 'absolute', insetBlockStart: space.m, insetInlineStart: space.m });
const sign = css({ insetBlockStart: space.m, insetInlineEnd: space.m, pointerEvents: 'none' });
const back = css({ insetBlockStart: 'calc(50% - 22px)', insetInlineStart: space.m });
const on = css({ insetBlockStart: 'calc(50% - 22px)', insetInlineEnd: space.m });
