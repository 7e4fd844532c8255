import { css } from '@emotion/react';
import { media, Skeleton, space, text } from '@tramuntana/ui';
import { PostGridSkeleton } from '../../posts/PostGrid';

/** Reserves the list's space while it loads: the number of results, the posts and the pagination. */
export function LatestSkeleton() {
  return (
    <div css={list}>
      <div css={line}>
        <Skeleton height="1rem" width="8rem" />
      </div>
      <PostGridSkeleton columns={2} />
      <div css={pages} />
    </div>
  );
}

const list = css({ display: 'grid', gap: space.l });
const line = css({ ...text.small, height: '1lh' });
/** The pagination's height in pixels: links of 44 px below a hairline, in two rows on a phone. */
const pages = css({ height: 129, [media.tablet]: { height: 69 } });
