import { css } from '@emotion/react';
import { color, Skeleton, Spinner, space } from '@tramuntana/ui';
import { cartLayout, cartTitle } from './cartLayout';

/** The server's version of the page. The server does not know the cart, so it does not call it empty. */
export function CartWaiting() {
  return (
    <>
      <h1 css={cartTitle}>Tu carrito</h1>
      <noscript>
        <p css={words}>Tu carrito se guarda en este navegador. Para verlo, activa JavaScript.</p>
      </noscript>
      <div css={[cartLayout, onlyWithScripts]}>
        <div css={column}>
          <Spinner label="Cargando tu carrito…" css={start} />
          <Skeleton height="7rem" />
          <Skeleton height="7rem" />
        </div>
        <Skeleton height="20rem" />
      </div>
    </>
  );
}

const words = css({ margin: 0, maxWidth: '36rem', color: color.muted });
const onlyWithScripts = css({ '@media (scripting: none)': { display: 'none' } });
const column = css({ display: 'grid', gap: space.l, alignContent: 'start' });
const start = css({ justifyContent: 'start', minHeight: 0 });
