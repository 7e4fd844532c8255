import { css } from '@emotion/react';
import { Button, color, Picture, QuantityStepper, radius, space, text } from '@tramuntana/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { setQuantity } from '../../cart/cart';
import { mostUnits } from '../../cart/mostUnits';
import type { PricedLine } from '../../cart/priceCart';
import { formatEuros } from '../../money/formatEuros';

type Props = {
  line: PricedLine;
  remove: () => void;
  /** True after the line was put back. It then takes the keyboard's focus. */
  takesFocus: boolean;
};

/** A product in the cart, with its quantity and its price. */
export function CartLineItem({ line: { product, quantity, total }, remove, takesFocus }: Props) {
  const { id, name, price, image } = product;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  return (
    <li css={item}>
      <Picture picture={image} alt="" sizes="8rem" ratio="1 / 1" css={picture} />
      <div css={words}>
        <Link ref={link} to={`/tienda/producto/${id}`} css={title}>
          {name}
        </Link>
        <p css={unit}>{formatEuros(price)} la unidad</p>
      </div>
      <div css={controls}>
        <QuantityStepper
          value={quantity}
          min={1}
          max={mostUnits(product)}
          onChange={(units) => setQuantity(id, units, mostUnits(product))}
          label={`Cantidad de ${name}`}
        />
        <Button variant="ghost" size="s" aria-label={`Eliminar ${name} del carrito`} onClick={remove}>
          Eliminar
        </Button>
        <p css={sum}>{formatEuros(total)}</p>
      </div>
    </li>
  );
}

const item = css({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: space.m,
  paddingBlock: space.l,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media (min-width: 600px)': { gridTemplateColumns: '8rem minmax(0, 1fr)', columnGap: space.l },
});
const picture = css({
  borderRadius: radius.s,
  '@media (min-width: 600px)': { gridRow: 'span 2' },
});
const words = css({ display: 'grid', alignContent: 'start', gap: space.xs });
const title = css({
  ...text.h3,
  width: 'fit-content',
  color: color.ink,
  textDecoration: 'none',
  '&:hover': { color: color.sea, textDecoration: 'underline' },
});
const unit = css({ ...text.small, margin: 0, color: color.muted, fontVariantNumeric: 'tabular-nums' });
const controls = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.m}`,
  gridColumn: '1 / -1',
  '@media (min-width: 600px)': { gridColumn: 2, alignSelf: 'end' },
});
const sum = css({
  margin: 0,
  marginInlineStart: 'auto',
  fontWeight: 700,
  fontSize: '1.1875rem',
  fontVariantNumeric: 'tabular-nums',
});
