import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { Button, Container, color, space, text } from 'shared-ui';

type Props = { failure?: string; retry?: () => unknown; isRetrying?: boolean };

/** Shown for a missing item and for one that failed to load (docs/product/gallery.md#media-6). */
export function MediaNotFound({ failure, retry, isRetrying = false }: Props) {
  return (
    <Container width="text">
      <div css={state}>
        <h1 css={title}>Contenido no encontrado</h1>
        <p css={sentence}>Lo sentimos, el contenido que buscas no está disponible.</p>
        {failure && <p role="alert">{failure}</p>}
        <div css={actions}>
          {retry && (
            <Button onClick={() => retry()} busy={isRetrying}>
              Reintentar
            </Button>
          )}
          <Button asChild variant="secondary">
            <Link to="/media">Volver a la galería</Link>
          </Button>
        </div>
      </div>
    </Container>
  );
}

const state = css({ display: 'grid', gap: space.m, justifyItems: 'start', paddingBlock: space.section });
const title = css({ ...text.h1, margin: 0 });
const sentence = css({ ...text.lead, margin: 0, color: color.muted });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space.m });
