import { css } from '@emotion/react';
import type { CartLines } from '@tramuntana/contracts';
import { Button, Notice, space } from '@tramuntana/ui';
import { removeLines } from '../../cart/cart';

/** Shows how many units are unavailable. Only the visitor can remove them (docs/product/shop.md#cart-9). */
export function UnavailableLines({ lines }: { lines: CartLines }) {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isOne = units === 1;
  return (
    <Notice
      title={isOne ? 'Un artículo ya no está en la tienda' : `${units} artículos ya no están en la tienda`}
      css={notice}
      action={
        <Button variant="secondary" size="s" onClick={() => removeLines(lines.map(({ productId }) => productId))}>
          {isOne ? 'Quitarlo del carrito' : 'Quitarlos del carrito'}
        </Button>
      }
    >
      No se {isOne ? 'cuenta' : 'cuentan'} en el total ni en el pedido.
    </Notice>
  );
}

const notice = css({ marginBlockStart: space.l });
