import { css } from '@emotion/react';
import { Button, space, text } from '@tramuntana/ui';
import { useRef } from 'react';
import { useDeviceStore } from '../device/useDeviceStore';
import { addOwnReview, ownReviews, removeOwnReview } from './ownReviews';
import { ReviewForm } from './ReviewForm';
import { ReviewItem } from './ReviewItem';

/** The visitor's own reviews of a product, and the form for a new one. They never leave this device. */
export function OwnReviews({ productId }: { productId: number }) {
  const reviews = useDeviceStore(ownReviews).value.filter((review) => review.productId === productId);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div css={column}>
      {reviews.length > 0 && (
        <ul aria-label="Tus reseñas" css={list}>
          {reviews.map((review) => (
            <ReviewItem
              key={review.date}
              review={review}
              mark="Guardada solo en este dispositivo"
              action={
                <Button
                  variant="ghost"
                  size="s"
                  onClick={() => {
                    removeOwnReview(review);
                    // The pressed button is gone. Without this, the focus would return to the top of the page.
                    heading.current?.focus();
                  }}
                >
                  Eliminar mi reseña
                </Button>
              }
            />
          ))}
        </ul>
      )}
      <h3 ref={heading} tabIndex={-1} css={title}>
        Escribe una reseña
      </h3>
      <ReviewForm send={(entry) => addOwnReview({ ...entry, productId, date: new Date().toISOString() })} />
    </div>
  );
}

const column = css({ display: 'grid', gap: space.l });
const list = css({ display: 'grid', gap: space.l, margin: 0, padding: 0, listStyle: 'none' });
const title = css({ ...text.h3, margin: 0, '&:focus': { outline: 'none' } });
