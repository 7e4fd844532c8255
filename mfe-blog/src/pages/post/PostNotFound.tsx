import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { Button, Container, color, space, text } from 'shared-ui';

type Props = { failure?: string; retry?: () => unknown; isRetrying?: boolean };

/** Shown for a missing post and for one that failed to load, with different sentences (docs/product/blog.md#post-5). */
export function PostNotFound({ failure, retry, isRetrying }: Props) {
  return (
    <Container width="text">
      <div css={state}>
        <h1 css={title}>Post No Encontrado</h1>
        <p css={sentence}>{failure ?? 'No se pudo encontrar este post'}</p>
        <div css={actions}>
          {retry && (
            <Button variant="primary" busy={isRetrying} onClick={() => retry()}>
              Reintentar
            </Button>
          )}
          <Button asChild variant="secondary">
            <Link to="/blog">Volver al blog</Link>
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
