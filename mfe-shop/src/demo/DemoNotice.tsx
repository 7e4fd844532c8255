import { css } from '@emotion/react';
import { Container, color, space, text } from '@tramuntana/ui';
import { Info } from '@tramuntana/ui/icons';

/**
 * Shown at the top of every page of the shop, so that visitors do not take it for a real one (docs/product/shop.md#demo-3).
 */
export function DemoNotice() {
  return (
    <div role="note" css={bar}>
      <Container css={line}>
        <Info size={18} css={sign} />
        <p css={words}>
          <strong>Tienda de demostración: no se realiza ninguna venta.</strong> Los productos, los precios y las reseñas
          son de muestra.
        </p>
      </Container>
    </div>
  );
}

const bar = css({ background: color.sand, borderBlockEnd: `1px solid ${color.line}` });
const line = css({ display: 'flex', alignItems: 'start', gap: space.s, paddingBlock: space.s });
const sign = css({ flexShrink: 0, marginBlockStart: '0.2em', color: color.sea });
const words = css({ ...text.small, margin: 0 });
