import { css } from '@emotion/react';
import { Card, Skeleton } from 'shared-ui';
import { EXCERPT_LINES, lines, RATIO, TITLE_LINES } from './cardShape';

/** The room of a PostCard while its post is being loaded. */
export function PostCardSkeleton() {
  return (
    <Card
      media={
        <div css={cover}>
          <Skeleton height="100%" />
        </div>
      }
      title={
        <span css={title}>
          <Skeleton height="0.8em" width="80%" />
        </span>
      }
      meta={<Skeleton height="1lh" width="60%" />}
    >
      <div css={text}>
        <Skeleton height="0.8em" />
      </div>
    </Card>
  );
}

const cover = css({ aspectRatio: RATIO });
const title = css(lines(TITLE_LINES));
const text = css(lines(EXCERPT_LINES));
