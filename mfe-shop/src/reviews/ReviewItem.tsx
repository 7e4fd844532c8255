import { css } from '@emotion/react';
import { Badge, color, longDate, Rating, space, text } from '@tramuntana/ui';
import type { ReactNode } from 'react';
import type { ProductReview } from '../../content/catalogue/product';

type Props = {
  review: ProductReview /** The kind of review, because none is a buyer's. */;
  mark: string;
  action?: ReactNode;
};

/** A review with its author and date. */
export function ReviewItem({ review: { name, rating, date, text: words }, mark, action }: Props) {
  return (
    <li css={item}>
      <div css={line}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Badge>{mark}</Badge>
      </div>
      <div css={line}>
        <Rating value={rating} />
        <time dateTime={date} css={when}>
          {longDate(date)}
        </time>
      </div>
      <p dir="auto" css={said}>
        {words}
      </p>
      {action}
    </li>
  );
}

const item = css({
  display: 'grid',
  gap: space.s,
  justifyItems: 'start',
  paddingBlockEnd: space.l,
  borderBlockEnd: `1px solid ${color.line}`,
});
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.m}` });
const when = css({ ...text.small, color: color.muted });
const said = css({ margin: 0, maxWidth: '42rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
