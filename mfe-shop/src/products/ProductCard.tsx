import { css } from '@emotion/react';
import { Card, color, formatNumber, Picture, space, VisuallyHidden } from '@tramuntana/ui';
import { Star } from '@tramuntana/ui/icons';
import { Link } from 'react-router-dom';
import { findCategory } from '../../content/catalogue/categories';
import type { Product } from '../../content/catalogue/product';
import { DiscountBadge } from './DiscountBadge';
import { discountPercent } from './discountPercent';
import { Price } from './Price';

type Props = {
  product: Product;
  /** For the first visible card: its picture loads at once. */
  priority?: boolean;
  /** For cards far down the list: see `Card`. */
  late?: boolean;
  headingLevel?: 2 | 3;
};

const SIZES = '(min-width: 80rem) 19rem, (min-width: 1024px) 24vw, (min-width: 600px) 45vw, 92vw';

/** A product in a grid: picture, name, description, rating and price. */
export function ProductCard({ product, priority = false, late = false, headingLevel = 3 }: Props) {
  const { id, name, description, image, category, rating, reviews, price, oldPrice } = product;
  return (
    <Card
      headingLevel={headingLevel}
      late={late}
      media={
        <>
          <Picture picture={image} alt="" sizes={SIZES} ratio="4 / 3" priority={priority} />
          <DiscountBadge percent={discountPercent(product)} css={corner} />
        </>
      }
      meta={
        <>
          <span>{findCategory(category)?.name}</span>
          <span css={score}>
            <Star size={14} fill="currentColor" css={star} />
            <VisuallyHidden>Valoración: </VisuallyHidden>
            {formatNumber(rating, 1)}
            <VisuallyHidden>{` de 5, ${formatNumber(reviews)} reseñas de muestra`}</VisuallyHidden>
          </span>
        </>
      }
      title={<Link to={`/tienda/producto/${id}`}>{name}</Link>}
      footer={<Price price={price} oldPrice={oldPrice} css={large} />}
    >
      <p>{description}</p>
    </Card>
  );
}

const corner = css({ position: 'absolute', insetBlockStart: space.s, insetInlineStart: space.s });
const score = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  marginInlineStart: 'auto',
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
});
const star = css({ color: color.accent });
const large = css({ fontSize: '1.1875rem' });
