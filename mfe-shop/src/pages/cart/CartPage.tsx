import { css } from '@emotion/react';
import { Container, space } from '@tramuntana/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findProduct } from '../../../content/catalogue/products';
import { useCart } from '../../cart/cart';
import { mostUnits } from '../../cart/mostUnits';
import { type PlacedOrder, placeOrder } from '../../cart/order/placeOrder';
import { priceCart } from '../../cart/priceCart';
import { DemoNotice } from '../../demo/DemoNotice';
import { CartContents } from './CartContents';
import { CartWaiting } from './CartWaiting';
import { OrderPlaced } from './OrderPlaced';

/** `/carrito`. Only the device knows the cart, so the server sends a loading state (docs/product/shop.md#cart-8). */
export function Component() {
  // A new key for each visit: on the confirmation page, a link to the cart shows the cart again.
  const visit = useLocation().key;
  return (
    <>
      <DemoNotice />
      <Container css={page}>
        <Cart key={visit} />
      </Container>
    </>
  );
}

function Cart() {
  const { lines, isReady } = useCart(mostOf);
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  if (placed) return <OrderPlaced {...placed} />;
  if (!isReady) return <CartWaiting />;
  const cart = priceCart(lines, findProduct);
  return <CartContents cart={cart} order={() => setPlaced(placeOrder(cart, new Date()))} />;
}

function mostOf(productId: number): number {
  const product = findProduct(productId);
  return product ? mostUnits(product) : 0;
}

const page = css({ minHeight: '70vh', paddingBlock: `${space.xxl} ${space.section}` });
