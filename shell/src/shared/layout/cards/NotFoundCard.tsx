import { css } from '@emotion/react';
import { Button, Container, color, text } from '@tramuntana/ui';
import { Link } from 'react-router-dom';
import { card, cardTitle } from './cardStyles';

/** Shown at any path without a page (docs/product/layout.md#card-1). */
export function NotFoundCard() {
  return (
    <Container>
      <div css={card}>
        <h1 css={cardTitle}>404 Página No Encontrada</h1>
        <p css={sentence}>La página que estás buscando no existe.</p>
        <Button asChild>
          <Link to="/">Volver al inicio</Link>
        </Button>
      </div>
    </Container>
  );
}

const sentence = css({ ...text.lead, margin: 0, color: color.muted });
