import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { useShell } from 'shared-contracts/runtime';
import { Button, Container, EmptyState, PageHero, space } from 'shared-ui';
import { galleryCopy } from '../../../content/gallery';
import { galleryPageQuery } from '../../api/gallery';
import { GalleryFilters } from './GalleryFilters';
import { GalleryList } from './GalleryList';
import { readGalleryAddress } from './galleryAddress';
import { reachedPage } from './galleryView';

/** The page `/media`: the gallery, filtered by what the address says. */
export function Component() {
  const [search] = useSearchParams();
  const asked = readGalleryAddress(search);
  const { data } = useQuery(galleryPageQuery(useShell().api, asked));
  const { kind, servicio } = asked;
  return (
    <>
      <PageHero title={galleryCopy.title} lead={galleryCopy.lead} />
      <Container css={content}>
        <GalleryFilters kind={kind} servicio={servicio} />
        {data?.count === 0 ? (
          <EmptyState
            title={galleryCopy.empty}
            action={
              <Button asChild variant="secondary">
                <Link to="/media">Ver toda la galería</Link>
              </Button>
            }
          />
        ) : (
          <GalleryList key={`${kind} ${servicio}`} {...reachedPage(asked, data?.count)} />
        )}
      </Container>
    </>
  );
}

const content = css({ paddingBlock: `${space.xl} ${space.section}` });
