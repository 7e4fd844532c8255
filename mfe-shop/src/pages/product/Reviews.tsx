import { css } from '@emotion/react';
import { Spinner, space } from '@tramuntana/ui';
import { type ComponentType, useEffect, useState } from 'react';
import type { ProductReview } from '../../../content/catalogue/product';
import { ReviewItem } from '../../reviews/ReviewItem';
import { ReviewsUnavailable } from '../../reviews/ReviewsUnavailable';

type Props = { productId: number; reviews: readonly ProductReview[] /** Whether the tab is open. */; shown: boolean };
type OwnReviews = ComponentType<{ productId: number }>;

const loadOwnReviews = () => import(/* webpackChunkName: "own-reviews" */ '../../reviews/OwnReviews');

/** The sample reviews, then the visitor's own reviews and their form. The second part loads when the tab is opened. */
export function Reviews({ productId, reviews, shown }: Props) {
  const [own, setOwn] = useState<{ Component: OwnReviews } | 'failed'>();
  const wanted = shown && own === undefined;

  useEffect(() => {
    if (!wanted) return;
    loadOwnReviews().then(
      ({ OwnReviews: Component }) => setOwn({ Component }),
      () => setOwn('failed'),
    );
  }, [wanted]);

  return (
    <div css={columns}>
      <ul css={list}>
        {reviews.map((review) => (
          <ReviewItem key={review.name} review={review} mark="Reseña de muestra" />
        ))}
      </ul>
      <div css={live}>
        {own === undefined && <Spinner label="Cargando el formulario…" />}
        {own === 'failed' && <ReviewsUnavailable retry={() => setOwn(undefined)} />}
        {typeof own === 'object' && <own.Component productId={productId} />}
      </div>
      <p css={withoutScripts}>Para escribir una reseña, activa JavaScript en tu navegador.</p>
    </div>
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  gap: space.xxl,
  alignItems: 'start',
});
const list = css({ display: 'grid', gap: space.l, margin: 0, padding: 0, listStyle: 'none' });
const live = css({ minHeight: '12rem', '@media print, (scripting: none)': { display: 'none' } });
const withoutScripts = css({ margin: 0, '@media (scripting: enabled)': { display: 'none' } });
