import { css } from '@emotion/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useShell } from '@tramuntana/contracts/runtime';
import { Button, space, VisuallyHidden } from '@tramuntana/ui';
import { useCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type GalleryPage, galleryPageQuery } from '../../api/gallery';
import { useLightbox } from '../../lightbox/useLightbox';
import { GalleryPart } from './GalleryPart';
import { galleryAddress } from './galleryAddress';
import { partOf, shownPages } from './galleryView';
import { LoadMore } from './LoadMore';

type Props = GalleryPage & {
  /** Called with the page number after a press on 'Cargar más'. */
  onPress: (page: number) => void;
};

/**
 * The list up to a page, with a link to the next page. If it begins in the middle, another link leads to the earlier pages.
 */
export function GalleryList({ kind, servicio, page, onPress }: Props) {
  const { api } = useShell();
  const client = useQueryClient();
  const { data: last, isPending } = useQuery(galleryPageQuery(api, { kind, servicio, page }));
  const pages = shownPages(client, api, { kind, servicio, page });
  const first = pages[0]?.page ?? page;
  const longer = galleryAddress({ kind, servicio, page: page + 1 });
  // The next page may have lost its items since this page was loaded.
  const isEnd = partOf(client, api, { kind, servicio, page: page + 1 })?.results.length === 0;
  const hasMore = isPending ? page > 1 : typeof last?.next === 'string' && !isEnd;
  const fetchMore = useCallback(
    () => client.prefetchQuery(galleryPageQuery(api, { kind, servicio, page: page + 1 })),
    [client, api, kind, servicio, page],
  );
  const { list, focusNext } = useFocusOnNew(page, last !== undefined);
  const press = () => {
    focusNext();
    onPress(page + 1);
  };
  const { open, lightbox } = useLightbox({
    here: galleryAddress({ kind, servicio, page }),
    items: () => pages.flatMap((one) => partOf(client, api, one)?.results ?? []),
    longer: hasMore && last ? longer : null,
  });
  return (
    <>
      <h2>
        <VisuallyHidden>Contenido</VisuallyHidden>
      </h2>
      {first > 1 && (
        <div css={before}>
          <Button asChild variant="secondary">
            <Link to={galleryAddress({ kind, servicio, page: first - 1 })}>Ver anteriores</Link>
          </Button>
        </div>
      )}
      <div ref={list}>
        {pages.map((one) => (
          <GalleryPart key={one.page} {...one} leads={one.page === first} onOpen={open} />
        ))}
      </div>
      {hasMore && (
        <div css={more}>
          <LoadMore address={longer} isLoading={isPending} fetchMore={fetchMore} onPress={press} />
        </div>
      )}
      {lightbox}
    </>
  );
}

/** After a press on 'Cargar más' the focus moves to the first new item, because the link is now below all of them. */
function useFocusOnNew(page: number, isHere: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const awaited = useRef(0);
  useEffect(() => {
    if (!isHere || awaited.current !== page) return;
    awaited.current = 0;
    list.current?.querySelector<HTMLElement>(`[data-page="${page}"] a`)?.focus({ preventScroll: true });
  }, [page, isHere]);
  const focusNext = () => {
    awaited.current = page + 1;
  };
  return { list, focusNext };
}

const before = css({ display: 'grid', justifyContent: 'center', paddingBlockEnd: space.xl });
const more = css({ display: 'grid', justifyContent: 'center', paddingBlockStart: space.xl });
