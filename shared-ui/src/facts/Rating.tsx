import { css } from '@emotion/react';
import { Star } from '../icons/icons';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { formatNumber, formatRounded } from '../text/formatNumber';
import { color, space } from '../theme/tokens';

type Props = { value: number; reviews?: number; className?: string };

const STARS = ['1', '2', '3', '4', '5'];

/** Five stars, filled in proportion to the value. */
export function Rating({ value, reviews, className }: Props) {
  const opinions = reviews === 1 ? 'opinión' : 'opiniones';
  return (
    <span className={className} css={rating}>
      <VisuallyHidden>{`${formatRounded(value, 1)} de 5 estrellas`}</VisuallyHidden>
      <span aria-hidden css={stars}>
        <Row filled={false} />
        <span css={share} style={{ width: `${Math.min(Math.max(value / 5, 0), 1) * 100}%` }}>
          <Row filled />
        </span>
      </span>
      {reviews !== undefined && <span css={count}>{`${formatNumber(reviews)} ${opinions}`}</span>}
    </span>
  );
}

function Row({ filled }: { filled: boolean }) {
  return (
    <span css={row}>
      {STARS.map((star) => (
        <Star key={star} size={16} strokeWidth={1.5} fill={filled ? 'currentColor' : 'none'} css={single} />
      ))}
    </span>
  );
}

const rating = css({ display: 'inline-flex', alignItems: 'center', gap: space.s, position: 'relative' });
const stars = css({ position: 'relative', display: 'inline-block', color: color.accent });
const row = css({ display: 'flex', gap: 2, width: 'max-content' });
const single = css({ flexShrink: 0 });
const share = css({ position: 'absolute', insetBlock: 0, insetInlineStart: 0, overflow: 'hidden' });
const count = css({ color: color.muted, fontSize: '0.9375rem', fontVariantNumeric: 'tabular-nums' });
