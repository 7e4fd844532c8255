import { css } from '@emotion/react';
import { Button, color, EmptyState, Skeleton, space, text } from '@tramuntana/ui';
import { Link } from 'react-router-dom';
import { OrderList } from './OrderList';
import { useOrders } from './useOrders';

/** Orders on this device, and those of the sample account. */
export function OrdersSection() {
  const { own, samples, isReady } = useOrders();
  return (
    <div css={column}>
      <section aria-labelledby="propios" css={group}>
        <h2 id="propios" css={heading}>
          Hechos en este dispositivo
        </h2>
        {!isReady && <Skeleton height="14.75rem" css={room} />}
        {isReady && own.length === 0 && (
          <EmptyState
            title="No hay pedidos recientes"
            action={
              <Button asChild variant="secondary">
                <Link to="/tienda">Ir a la tienda</Link>
              </Button>
            }
          >
            Los pedidos de demostración que hagas aparecerán aquí.
          </EmptyState>
        )}
        {own.length > 0 && <OrderList orders={own} />}
      </section>
      <section aria-labelledby="muestra" css={group}>
        <h2 id="muestra" css={heading}>
          Pedidos de muestra
        </h2>
        <p css={note}>Inventados, para enseñar cómo se ve una cuenta en uso.</p>
        <OrderList orders={samples} />
      </section>
    </div>
  );
}

const column = css({ display: 'grid', gap: space.xxl, marginBlockStart: space.xl });
const group = css({ display: 'grid', gap: space.m });
const heading = css({ ...text.h3, margin: 0 });
const note = css({ ...text.small, margin: 0, color: color.muted });
// As high as 'No hay pedidos recientes'. Most visitors see that text next, so nothing moves.
const room = css({
  '@media (max-width: 479px)': { minHeight: '16rem' },
  '@media (scripting: none)': { display: 'none' },
});
