import { css } from '@emotion/react';
import { color, radius, space, VisuallyHidden } from '@tramuntana/ui';

/** `−12 %`, for a corner of the picture. Renders nothing if the product is not reduced. */
export function DiscountBadge({ percent, className }: { percent: number; className?: string }) {
  if (percent === 0) return null;
  return (
    <span className={className} css={badge}>
      <VisuallyHidden>Descuento: </VisuallyHidden>
      {`−${percent}\u00a0%`}
    </span>
  );
}

const badge = css({
  paddingInline: space.s,
  borderRadius: radius.s,
  background: color.accent,
  color: color.onAccent,
  fontSize: '0.9375rem',
  fontWeight: 700,
  lineHeight: '1.75rem',
  fontVariantNumeric: 'tabular-nums',
});
