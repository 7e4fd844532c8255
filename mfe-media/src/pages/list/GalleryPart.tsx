import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useShell } from '@tramuntana/contracts/runtime';
import { hasFailed, Notice, Spinner, space, useAfterFirstFrame } from '@tramuntana/ui';
import { memo } from 'react';
import { type GalleryPage, galleryPageQuery } from '../../api/gallery';
import { MediaCard } from '../../gallery/MediaCard';
import { useNearScreen } from './useNearScreen';

/** How many items are visible first: one row of the widest screen. */
const SEEN_FIRST = 4;

type Props = GalleryPage & {
  /** Whether this is the first part of the list. Its first picture loads at once. */
  leads: boolean;
  onOpen: (id: number) => void;
};

/** One page of the list. It has its own loading and error state, so that the others stay. */
export const GalleryPart = memo(function GalleryPart({ kind, servicio, page, leads, onOpen }: Props) {
  const options = galleryPageQuery(useShell().api, { kind, servicio, page });
  const query = useQuery(options);
  const { data, isFetching, refetch } = query;
  const isFailed = hasFailed(query);
  const isWhole = useAfterFirstFrame();
  const { ref, isNear, height } = useNearScreen(options.queryKey.join(' '));
  return (
    <div ref={ref} data-page={page} css={part} style={{ minHeight: height }}>
      {isNear && data && (
        <div css={grid}>
          {data.results.slice(0, isWhole ? undefined : SEEN_FIRST).map((item, index) => (
            <MediaCard key={item.id} item={item} priority={leads && index === 0} onOpen={onOpen} />
          ))}
        </div>
      )}
      {!data && !isFailed && (
        <div css={waiting}>
          <Spinner label="Cargando contenido…" />
        </div>
      )}
      {isFailed && (
        <Notice tone="error" title="No se pudo cargar la galería" retry={refetch} isRetrying={isFetching}>
          Comprueba tu conexión y vuelve a intentarlo.
        </Notice>
      )}
    </div>
  );
});

const gap = `clamp(${space.xl}, 4vw, ${space.xxl})`;
const part = css({ '& + &': { marginBlockStart: gap } });
// The width allows one to four columns. Each number divides a page's twelve items, so no row is incomplete.
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: `${gap} clamp(${space.m}, 2.5vw, ${space.xl})`,
});
const waiting = css({ minHeight: '24rem' });
