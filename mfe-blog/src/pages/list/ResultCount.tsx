import { css } from '@emotion/react';
import { color, text } from 'shared-ui';
import type { PostFilter } from '../../api/posts';

type Props = { count: number; filter: PostFilter };

/** The number of results. A live region announces it to visitors who cannot see the list change. */
export function ResultCount({ count, filter: { buscar, tag } }: Props) {
  return (
    <p role="status" css={line}>
      {count === 1 ? '1 artículo' : `${count} artículos`}
      {tag && ` sobre «${tag}»`}
      {buscar && ` con «${buscar}»`}
    </p>
  );
}

const line = css({ ...text.small, margin: 0, color: color.muted, overflowWrap: 'anywhere' });
