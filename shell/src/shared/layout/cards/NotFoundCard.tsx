import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { Button, Container, color, radius, space, text } from 'shared-ui';

/** Shown at any path that is no page (docs/product/layout.md#card-1). */
export function NotFoundCard() {
  return (
    <Container>
      <div css={card}>
        <h1 css={title}>404 Página No Encontrada</h1>
        <p css={sentence}>La página que estás buscando no existe.</p>
        <Button asChild>
          <Link to="/">Volver al inicio</Link>
        </Button>
      </div>
    </Container>
  );
}

const card = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.m,
  maxWidth: '40rem',
  marginBlock: space.section,
  padding: `clamp(${space.l}, 5vw, ${space.xxl})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
});
const title = css({ ...text.h2, margin: 0 });
const sentence = css({ ...text.lead, margin: 0, color: color.muted });
