import { css } from '@emotion/react';
import { color } from '@tramuntana/ui';
import { useState } from 'react';
import type { Product } from '../../../content/catalogue/product';
import { removeLine, restoreLine } from '../../cart/cart';
import type { RemovedLine } from '../../cart/cartLines';
import { mostUnits } from '../../cart/mostUnits';
import type { PricedCart } from '../../cart/priceCart';
import { UndoNotice } from '../../device/UndoNotice';
import { CartLineItem } from './CartLineItem';
import { cartLayout, cartTitle } from './cartLayout';
import { EmptyCart } from './EmptyCart';
import { OrderSummary } from './OrderSummary';
import { UnavailableLines } from './UnavailableLines';

type Props = { cart: PricedCart; order: () => void };
type Removed = { product: Product; line: RemovedLine };

/** The cart's lines and its summary. */
export function CartContents({ cart, order }: Props) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [restored, setRestored] = useState<number | null>(null);

  const remove = (product: Product) => {
    const line = removeLine(product.id);
    setRemoved(line && { product, line });
    setRestored(null);
  };
  const undo = () => {
    if (!removed) return;
    restoreLine(removed.line, mostUnits(removed.product));
    setRestored(removed.product.id);
    setRemoved(null);
  };

  return (
    <>
      <h1 css={cartTitle}>Tu carrito</h1>
      <div css={cartLayout}>
        <div>
          <UndoNotice message={removed && `Has eliminado ${removed.product.name} del carrito.`} undo={undo} />
          {cart.lines.length > 0 ? (
            <ul aria-label="Productos del carrito" css={list}>
              {cart.lines.map((line) => (
                <CartLineItem
                  key={line.product.id}
                  line={line}
                  remove={() => remove(line.product)}
                  takesFocus={line.product.id === restored}
                />
              ))}
            </ul>
          ) : (
            <EmptyCart />
          )}
          {cart.unavailable.length > 0 && <UnavailableLines lines={cart.unavailable} />}
        </div>
        <OrderSummary cart={cart} order={order} />
      </div>
    </>
  );
}

const list = css({ margin: 0, padding: 0, borderBlockStart: `1px solid ${color.line}`, listStyle: 'none' });
