import { css } from '@emotion/react';
import { media, Skeleton, space, text } from 'shared-ui';
import { PostGridSkeleton } from '../../posts/PostGrid';

/** The room of the list while it is being loaded: its line of data, its posts, and its pages. */
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
/** As high as the pagination: links of 44 px below a hairline, in two rows on a phone. */
const pages = css({ height: 129, [media.tablet]: { height: 69 } });
