import { css } from '@emotion/react';
import { Button, color, media, radius, space, text } from '@tramuntana/ui';
import { Link } from 'react-router-dom';
import type { PricedCart } from '../../cart/priceCart';
import { formatEuros } from '../../money/formatEuros';

type Props = { cart: PricedCart; order: () => void };

/** The total, with free delivery (docs/product/shop.md#cart-6), and the order button. */
export function OrderSummary({ cart: { lines, total }, order }: Props) {
  return (
    <section aria-labelledby="resumen" css={box}>
      <h2 id="resumen" css={title}>
        Resumen del pedido
      </h2>
      <dl css={figures}>
        <div css={row}>
          <dt>Subtotal</dt>
          <dd css={amount}>{formatEuros(total)}</dd>
        </div>
        <div css={row}>
          <dt>Envío</dt>
          <dd css={amount}>Envío gratuito en 24/48h</dd>
        </div>
        <div css={[row, last]}>
          <dt>Total</dt>
          <dd css={amount}>{formatEuros(total)}</dd>
        </div>
      </dl>
      <Button disabled={lines.length === 0} onClick={order}>
        Realizar Pedido
      </Button>
      <Button asChild variant="ghost" size="s">
        <Link to="/tienda">Seguir comprando</Link>
      </Button>
      <p css={small}>Pedido de demostración: no se cobra ni se envía nada.</p>
    </section>
  );
}

const box = css({
  display: 'grid',
  gap: space.m,
  padding: space.l,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  [media.roomy]: { position: 'sticky', insetBlockStart: '6rem' },
});
const title = css({ ...text.h3, margin: 0 });
const figures = css({ display: 'grid', gap: space.s, margin: 0 });
const row = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.m });
const last = css({
  marginBlockStart: space.s,
  paddingBlockStart: space.m,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: '1.375rem',
  fontWeight: 700,
});
const amount = css({ margin: 0, marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });
const small = css({ ...text.small, margin: 0, color: color.muted });
