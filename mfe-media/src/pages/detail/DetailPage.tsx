import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useShell } from '@tramuntana/contracts/runtime';
import { Container, hasFailed, Spinner, VisuallyHidden } from '@tramuntana/ui';
import { useParams } from 'react-router-dom';
import { itemQuery } from '../../api/gallery';
import { itemId } from '../../api/itemId';
import { MediaArticle } from './MediaArticle';
import { MediaNotFound } from './MediaNotFound';
import { FAILED, useFailureToast } from './useFailureToast';

/** The page `/media/{id}`. The key gives each id a fresh state (docs/product/gallery.md#media-9). */
export function Component() {
  const id = itemId(useParams().id);
  return id === null ? <MediaNotFound /> : <LoadedItem key={id} id={id} />;
}

function LoadedItem({ id }: { id: number }) {
  const query = useQuery(itemQuery(useShell().api, id));
  const { data: item, isFetching, refetch } = query;
  useFailureToast(query);
  if (hasFailed(query)) return <MediaNotFound failure={FAILED} retry={refetch} isRetrying={isFetching} />;
  if (item === undefined) return <LoadingItem />;
  return item === null ? <MediaNotFound /> : <MediaArticle item={item} />;
}

function LoadingItem() {
  return (
    <Container css={waiting}>
      <h1>
        <VisuallyHidden>Contenido de la galería</VisuallyHidden>
      </h1>
      <Spinner label="Cargando contenido…" />
    </Container>
  );
}

const waiting = css({ minHeight: '70vh' });
