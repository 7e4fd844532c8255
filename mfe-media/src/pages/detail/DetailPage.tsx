import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useShell } from 'shared-contracts/runtime';
import { Container, Spinner, VisuallyHidden } from 'shared-ui';
import { useShellStore } from 'shell/store';
import { itemQuery } from '../../api/gallery';
import { itemId } from '../../api/itemId';
import { MediaArticle } from './MediaArticle';
import { MediaNotFound } from './MediaNotFound';

const FAILED = 'Error al cargar los detalles del archivo multimedia';

/** The page `/media/{id}`. The key gives each id a fresh state (docs/product/gallery.md#media-9). */
export function Component() {
  const id = itemId(useParams().id);
  return id === null ? <MediaNotFound /> : <LoadedItem key={id} id={id} />;
}

function LoadedItem({ id }: { id: number }) {
  const { data: item, isError, errorUpdatedAt, isFetching, refetch } = useQuery(itemQuery(useShell().api, id));

  // Each failure shows a toast, also when a retry fails again.
  useEffect(() => {
    if (isError && errorUpdatedAt > 0) useShellStore.getState().notify({ title: FAILED, tone: 'destructive' });
  }, [isError, errorUpdatedAt]);

  if (isError) return <MediaNotFound failure={FAILED} retry={refetch} isRetrying={isFetching} />;
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
