import { css } from '@emotion/react';
import { Button, color, Notice, space, text } from '@tramuntana/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { PlacedOrder } from '../../cart/order/placeOrder';
import { formatEuros } from '../../money/formatEuros';

/** Confirms an order. The heading takes the focus, because the pressed button is gone. */
export function OrderPlaced({ order, isKept }: PlacedOrder) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div css={column}>
      <h1 ref={heading} tabIndex={-1} css={title}>
        Pedido realizado
      </h1>
      <p css={lead}>
        Tu pedido de demostración <strong css={number}>{order.id}</strong>, de {formatEuros(order.total)}, está anotado.
        No se cobra ni se envía nada.
      </p>
      <ul css={list}>
        {order.items.map(({ name, quantity }) => (
          <li key={name}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      {!isKept && (
        <Notice title="Tu navegador no permite guardar el pedido en este dispositivo">
          Lo verás entre tus pedidos hasta que cierres o recargues la página.
        </Notice>
      )}
      <div css={ways}>
        <Button asChild>
          <Link to="/dashboard/pedidos">Ver mis pedidos</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/tienda">Seguir comprando</Link>
        </Button>
      </div>
    </div>
  );
}

const column = css({ display: 'grid', gap: space.l, justifyItems: 'start', maxWidth: '42rem' });
const title = css({ ...text.h1, margin: 0, '&:focus': { outline: 'none' } });
const lead = css({ ...text.lead, margin: 0 });
const number = css({ whiteSpace: 'nowrap' });
const list = css({ margin: 0, paddingInlineStart: '1.25em', color: color.muted });
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: space.m });
