import { css } from '@emotion/react';
import { color, space, VisuallyHidden } from '@tramuntana/ui';
import { formatEuros } from '../money/formatEuros';

type Props = { price: number; oldPrice: number | null; className?: string };

/** A product's price, with the old price if it is reduced. */
export function Price({ price, oldPrice, className }: Props) {
  return (
    <p className={className} css={line}>
      <span css={now}>
        <VisuallyHidden>Precio: </VisuallyHidden>
        {formatEuros(price)}
      </span>
      {oldPrice !== null && (
        <del css={before}>
          <VisuallyHidden>Precio anterior: </VisuallyHidden>
          {formatEuros(oldPrice)}
        </del>
      )}
    </p>
  );
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
  margin: 0,
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
});
const now = css({ fontWeight: 700 });
const before = css({ color: color.muted, fontSize: '0.875em' });
