import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useShell } from '@tramuntana/contracts/runtime';
import { Button, Container, EmptyState, PageHero, space } from '@tramuntana/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { galleryCopy } from '../../../content/gallery';
import { galleryPageQuery } from '../../api/gallery';
import { GalleryFilters } from './GalleryFilters';
import { GalleryList } from './GalleryList';
import { readGalleryAddress } from './galleryAddress';
import { reachedPage } from './galleryView';
import { ShownRange } from './ShownRange';

/** The page `/media`: the gallery, filtered by its address. */
export function Component() {
  const [search] = useSearchParams();
  const asked = readGalleryAddress(search);
  const { data } = useQuery(galleryPageQuery(useShell().api, asked));
  // The page of the last press on 'Cargar más'. Its first item gets the focus, so no announcement is needed.
  const [pressed, setPressed] = useState(0);
  const { kind, servicio } = asked;
  const filter = `${kind} ${servicio}`;
  const reached = reachedPage(asked, data);
  const isEmpty = data?.count === 0;
  return (
    <>
      <PageHero title={galleryCopy.title} lead={galleryCopy.lead} />
      <Container css={content}>
        <GalleryFilters kind={kind} servicio={servicio} />
        {/* The live region stays while the filter changes: screen readers do not read a region that is added with its text
            (WCAG 4.1.3). */}
        <div role="status" aria-live={pressed === reached.page ? 'off' : 'polite'}>
          {isEmpty ? (
            <EmptyState
              title={galleryCopy.empty}
              action={
                <Button asChild variant="secondary">
                  <Link to="/media">Ver toda la galería</Link>
                </Button>
              }
            />
          ) : (
            // With the key, the same text is announced again for another filter.
            <ShownRange key={filter} {...reached} />
          )}
        </div>
        {!isEmpty && <GalleryList key={filter} {...reached} onPress={setPressed} />}
      </Container>
    </>
  );
}

const content = css({ paddingBlock: `${space.xl} ${space.section}` });
