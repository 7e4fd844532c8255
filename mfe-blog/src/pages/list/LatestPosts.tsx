import { css } from '@emotion/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useShell } from '@tramuntana/contracts/runtime';
import { hasFailed, Pagination, space } from '@tramuntana/ui';
import { Link } from 'react-router-dom';
import { LATEST_SIZE, latestQuery, type PostFilter } from '../../api/posts';
import { PostGrid } from '../../posts/PostGrid';
import { PostsFailure } from '../../posts/PostsFailure';
import { LatestSkeleton } from './LatestSkeleton';
import { listAddress } from './listAddress';
import { NoPosts } from './NoPosts';
import { ResultCount } from './ResultCount';

type Props = { filter: PostFilter };

/**
 * The paged list. Every address has its own query, so a late answer never replaces a newer one. The previous list stays,
 * dimmed, until the new one has loaded.
 */
export function LatestPosts({ filter }: Props) {
  const { api } = useShell();
  const query = useQuery({
    ...latestQuery(api, filter),
    placeholderData: keepPreviousData,
  });
  const { data, isFetching, isPlaceholderData, refetch } = query;
  if (hasFailed(query)) return <PostsFailure retry={refetch} isRetrying={isFetching} />;
  if (!data) return <LatestSkeleton />;
  const pages = Math.ceil(data.count / LATEST_SIZE);
  return (
    <div css={[list, isPlaceholderData && dimmed]} aria-busy={isPlaceholderData}>
      <ResultCount count={data.count} pages={pages} filter={filter} isWaiting={isPlaceholderData} />
      {data.results.length > 0 ? (
        <PostGrid posts={data.results} columns={2} />
      ) : (
        <NoPosts count={data.count} filter={filter} />
      )}
      {pages > 1 && (
        <Pagination
          page={filter.page}
          pages={pages}
          label="Páginas de artículos"
          renderLink={(page, children, props) => (
            <Link {...props} to={listAddress({ ...filter, page })} preventScrollReset>
              {children}
            </Link>
          )}
        />
      )}
    </div>
  );
}

const list = css({ display: 'grid', gap: space.l, transition: 'opacity 180ms ease-out' });
const dimmed = css({ opacity: 0.6 });
