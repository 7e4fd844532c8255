import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { useShell } from 'shared-contracts/runtime';
import { Button, CardGrid, Container, EmptyState, Notice, PageHero, Spinner, space, VisuallyHidden } from 'shared-ui';
import { galleryCopy } from '../../../content/gallery';
import { galleryQuery } from '../../api/gallery';
import { MediaCard } from '../../gallery/MediaCard';
import { GalleryFilters } from './GalleryFilters';
import { canShowMore, galleryAddress, readGalleryAddress } from './galleryAddress';

/** As many pictures as stand above the fold of a desktop. */
const FIRST_ROW = 3;

/** `/media`: the gallery, page below page. 'Cargar más' is a link to the longer list, so it works without JavaScript. */
export function Component() {
  const [search] = useSearchParams();
  const filter = readGalleryAddress(search);
  const { api, queryClient } = useShell();
  const gallery = useQuery(galleryQuery(api, filter));
  const { data, isError, refetch } = gallery;
  // A page that does not come must not take those away that are there.
  const shorter = galleryQuery(api, { ...filter, page: filter.page - 1 });
  const shown = data ?? queryClient.getQueryData(shorter.queryKey);
  const items = shown?.results ?? [];
  const isLoading = gallery.isPending || gallery.isPlaceholderData;
  const hasMore = !isLoading && Boolean(data?.next) && canShowMore(filter);
  return (
    <>
      <PageHero title={galleryCopy.title} lead={galleryCopy.lead} />
      <Container>
        <GalleryFilters {...filter} />
        <p role="status">
          <VisuallyHidden>
            {isLoading ? 'Cargando contenido…' : `${items.length} de ${shown?.count ?? items.length}`}
          </VisuallyHidden>
        </p>
        {items.length > 0 && (
          <h2>
            <VisuallyHidden>Contenido</VisuallyHidden>
          </h2>
        )}
        <CardGrid min="17rem">
          {items.map((item, index) => (
            <MediaCard key={item.id} item={item} priority={index < FIRST_ROW} />
          ))}
        </CardGrid>
        {isLoading && <Spinner label="Cargando contenido…" />}
        {isError && (
          <Notice
            tone="error"
            title="No se pudo cargar la galería"
            action={
              <Button variant="secondary" onClick={() => refetch()}>
                Reintentar
              </Button>
            }
          >
            Comprueba tu conexión y vuelve a intentarlo.
          </Notice>
        )}
        {!isLoading && !isError && items.length === 0 && (
          <EmptyState
            title={galleryCopy.empty}
            action={
              <Button asChild variant="secondary">
                <Link to="/media">Ver toda la galería</Link>
              </Button>
            }
          />
        )}
        <div css={more}>
          {hasMore && (
            <Button asChild variant="secondary">
              <Link to={galleryAddress({ ...filter, page: filter.page + 1 })} preventScrollReset replace>
                Cargar más
              </Link>
            </Button>
          )}
        </div>
      </Container>
    </>
  );
}

const more = css({ display: 'grid', justifyContent: 'center', paddingBlock: `${space.xl} ${space.section}` });
