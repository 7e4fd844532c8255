import { css } from '@emotion/react';
import { Badge, color, longDate, motion, space, text } from '@tramuntana/ui';
import { ChevronRight } from '@tramuntana/ui/icons';
import type { Order } from '../../../../content/account/order';
import { formatEuros } from '../../../money/formatEuros';
import { statusMark } from './statusMark';

/** An order as one line that expands, by the browser's `details`, so that it works without scripts. */
export function OrderDetails({ order: { id, date, status, total, items } }: { order: Order }) {
  return (
    <details css={details}>
      <summary css={line}>
        <ChevronRight size={18} css={[arrow, tall]} />
        <span css={[name, tall]}>
          <strong css={number}>{id}</strong>
          <time dateTime={date} css={when}>
            {longDate(date)}
          </time>
        </span>
        <Badge css={[mark, statusMark[status]]}>{status}</Badge>
        <span css={sum}>{formatEuros(total)}</span>
      </summary>
      <ul css={list}>
        {items.map(({ name: product, quantity, price }) => (
          <li key={product} css={row}>
            <span>
              {quantity} × {product}
            </span>
            <span css={amount}>{formatEuros(price * quantity)}</span>
          </li>
        ))}
        <li css={[row, delivery]}>
          <span>Envío gratuito</span>
          <span css={amount}>{formatEuros(0)}</span>
        </li>
      </ul>
    </details>
  );
}

const wide = '@media (min-width: 600px)';
const details = css({
  borderBlockEnd: `1px solid ${color.line}`,
  '&[open] > summary > svg': { transform: 'rotate(90deg)' },
});
const line = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.xs} ${space.m}`,
  paddingBlock: space.m,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover strong': { color: color.sea },
  [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto 8rem' },
});
const arrow = css({ color: color.muted, transition: `transform ${motion.fast}` });
/** On a phone this cell spans the two rows of status and total. */
const tall = css({ gridRow: 'span 2', [wide]: { gridRow: 'auto' } });
const name = css({ display: 'grid' });
const number = css({ fontVariantNumeric: 'tabular-nums' });
const when = css({ ...text.small, color: color.muted });
const mark = css({
  justifySelf: 'end',
  '&::before': {
    content: '""',
    width: 8,
    height: 8,
    marginInlineEnd: 2,
    borderRadius: '50%',
    background: 'currentColor',
  },
});
const sum = css({
  gridColumn: '3',
  justifySelf: 'end',
  alignSelf: 'start',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  [wide]: { gridColumn: 'auto', alignSelf: 'center' },
});
const list = css({
  display: 'grid',
  gap: space.s,
  margin: 0,
  padding: `0 0 ${space.l} calc(18px + ${space.m})`,
  listStyle: 'none',
});
const row = css({ display: 'flex', justifyContent: 'space-between', gap: space.m });
const delivery = css({ color: color.muted });
const amount = css({ flexShrink: 0, fontVariantNumeric: 'tabular-nums' });
