import { css } from '@emotion/react';
import { media, space, VisuallyHidden } from '@tramuntana/ui';
import { PostCard } from './PostCard';
import { PostCardSkeleton } from './PostCardSkeleton';
import type { PostSummary } from './postSummary';

type Columns = 2 | 3;
type Props = {
  posts: readonly PostSummary[];
  columns: Columns;
  /** For the grid at the top of the page: loads the first picture at once. */
  priority?: boolean;
};

const SIZES: Record<Columns, string> = {
  2: '(min-width: 80rem) 38rem, (min-width: 768px) 48vw, 92vw',
  3: '(min-width: 80rem) 25rem, (min-width: 1024px) 32vw, (min-width: 768px) 48vw, 92vw',
};

/** Posts side by side, or one below the other on a phone. */
export function PostGrid({ posts, columns, priority = false }: Props) {
  return (
    <div css={[grid, columns === 3 && three]}>
      {posts.map((post, index) => (
        <PostCard key={post.id} post={post} sizes={SIZES[columns]} priority={priority && index === 0} />
      ))}
    </div>
  );
}

/** Reserves a grid's space while its posts load. */
export function PostGridSkeleton({ columns }: { columns: Columns }) {
  return (
    <div role="status">
      <VisuallyHidden>Cargando artículos...</VisuallyHidden>
      <div css={[grid, columns === 3 && three]} aria-hidden="true">
        {Array.from({ length: columns }, (_, index) => `skeleton-${index}`).map((key) => (
          <PostCardSkeleton key={key} />
        ))}
      </div>
    </div>
  );
}

const grid = css({
  display: 'grid',
  gap: space.l,
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const three = css({ [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } });
