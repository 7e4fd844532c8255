import { css } from '@emotion/react';
import type { Order } from '../../../../content/account/order';
import { OrderDetails } from './OrderDetails';

/** A list of orders. Each order can be expanded. */
export function OrderList({ orders }: { orders: readonly Order[] }) {
  return (
    <ul css={list}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderDetails order={order} />
        </li>
      ))}
    </ul>
  );
}

const list = css({ margin: 0, padding: 0, listStyle: 'none' });
