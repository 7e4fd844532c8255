import { css } from '@emotion/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useShell } from '@tramuntana/contracts/runtime';
import { Button, hasFailed, notPrinted, Section, space } from '@tramuntana/ui';
import { ArrowLeft, ArrowRight } from '@tramuntana/ui/icons';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { relatedQuery } from '../../api/posts';
import { PostGrid, PostGridSkeleton } from '../../posts/PostGrid';
import { PostsFailure } from '../../posts/PostsFailure';
import { RELATED, relatedPage } from './relatedPage';

/**
 * Related articles in pages of two (docs/product/blog.md#related-2); renders nothing if there are none. The buttons belong
 * to a form, so that they turn pages without JavaScript, too.
 */
export function RelatedPosts({ id }: { id: number }) {
  const { api } = useShell();
  const [search] = useSearchParams();
  const page = relatedPage(search);
  const navigate = useNavigate();
  const query = useQuery({
    ...relatedQuery(api, id, page),
    placeholderData: keepPreviousData,
  });
  const { data, isFetching, isPlaceholderData, refetch } = query;
  const isFailed = hasFailed(query);
  const turns = useRef<HTMLFormElement>(null);
  // If the pressed button becomes disabled, it would lose the keyboard's focus.
  useLayoutEffect(() => {
    if (data && turns.current?.querySelector(':disabled') === document.activeElement) {
      turns.current?.querySelector<HTMLElement>('button:enabled')?.focus();
    }
  }, [data]);
  if (data === null || data?.results.length === 0) return null;

  const turnTo = (event: MouseEvent, wanted: number) => {
    event.preventDefault();
    if (isPlaceholderData) return;
    const search = wanted === 1 ? '' : `?${RELATED}=${wanted}`;
    navigate(`/blog/post/${id}${search}`, { replace: true, preventScrollReset: true });
  };

  const turn = (wanted: number) =>
    ({
      type: 'submit',
      variant: 'secondary',
      name: RELATED,
      value: wanted,
      onClick: (event: MouseEvent) => turnTo(event, wanted),
    }) as const;

  return (
    <Section tone="sand" title="Artículos relacionados" late css={notPrinted}>
      {isFailed && <PostsFailure retry={refetch} isRetrying={isFetching} />}
      {!isFailed && !data && <PostGridSkeleton columns={2} />}
      {!isFailed && data && (
        <div css={[carousel, isPlaceholderData && dimmed]} aria-busy={isPlaceholderData}>
          <PostGrid posts={data.results} columns={2} />
          <form ref={turns} action={`/blog/post/${id}`} css={buttons} aria-label="Páginas de artículos relacionados">
            <Button {...turn(page - 1)} disabled={page === 1}>
              <ArrowLeft aria-hidden size={18} />
              Anterior
            </Button>
            <Button {...turn(page + 1)} disabled={!data.hasNext}>
              Siguiente
              <ArrowRight aria-hidden size={18} />
            </Button>
          </form>
        </div>
      )}
    </Section>
  );
}

const carousel = css({ display: 'grid', gap: space.l, transition: 'opacity 180ms ease-out' });
const dimmed = css({ opacity: 0.6 });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: space.s, justifyContent: 'end' });
