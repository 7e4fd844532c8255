import { css } from '@emotion/react';
import { Button, StatGrid, space, text } from '@tramuntana/ui';
import { Link } from 'react-router-dom';
import { useDeviceStore } from '../../../device/useDeviceStore';
import { OrderList } from '../orders/OrderList';
import { useOrders } from '../orders/useOrders';
import { profile } from '../settings/profile';
import { useAccountFigures } from './useAccountFigures';

const RECENT = 3;

/** Figures of the account, and its latest orders. */
export function SummarySection() {
  const figures = useAccountFigures();
  const { own, samples } = useOrders();
  const { name } = useDeviceStore(profile).value;
  return (
    <div css={column}>
      {name && (
        <p css={greeting}>
          Hola, <bdi>{name}</bdi>
        </p>
      )}
      <StatGrid items={figures} />
      <section aria-labelledby="recientes" css={recent}>
        <h2 id="recientes" css={heading}>
          Pedidos recientes
        </h2>
        <OrderList orders={[...own, ...samples].slice(0, RECENT)} />
        <Button asChild variant="ghost">
          <Link to="/dashboard/pedidos">Ver todos los pedidos</Link>
        </Button>
      </section>
    </div>
  );
}

const column = css({ display: 'grid', gap: space.xxl, marginBlockStart: space.xl });
const greeting = css({ ...text.lead, margin: 0, overflowWrap: 'anywhere' });
const recent = css({ display: 'grid', gap: space.m, '& > a': { justifySelf: 'start' } });
const heading = css({ ...text.h3, margin: 0 });
