import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { Button, Container, color, space, text } from 'shared-ui';

/** Shown for an unknown product id. */
export function ProductNotFound() {
  return (
    <Container>
      <div css={state}>
        <h1 css={title}>Producto no encontrado</h1>
        <p css={sentence}>No hay ningún producto con esa dirección. Puede que el enlace sea de otra temporada.</p>
        <Button asChild variant="secondary">
          <Link to="/tienda">Volver a la tienda</Link>
        </Button>
      </div>
    </Container>
  );
}

const state = css({ display: 'grid', gap: space.m, justifyItems: 'start', paddingBlock: space.section });
const title = css({ ...text.h1, margin: 0 });
const sentence = css({ ...text.lead, margin: 0, color: color.muted });
