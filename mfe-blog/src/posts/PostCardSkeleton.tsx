import { css } from '@emotion/react';
import { Card, Skeleton, space } from '@tramuntana/ui';
import { cell, fullHeight, RATIO } from './cardShape';

/** Reserves a PostCard's space while its post loads. */
export function PostCardSkeleton() {
  return (
    <div css={cell}>
      <Card
        media={
          <div css={cover}>
            <Skeleton height="100%" />
          </div>
        }
        title={null}
        css={fullHeight}
      >
        <div css={lines}>
          <Skeleton height="0.875rem" width="40%" />
          <Skeleton height="1.5rem" width="80%" />
          <Skeleton height="1rem" />
          <Skeleton height="1rem" width="90%" />
        </div>
      </Card>
    </div>
  );
}

const cover = css({ aspectRatio: RATIO });
const lines = css({ display: 'grid', gap: space.m });
