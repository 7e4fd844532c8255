import { css } from '@emotion/react';
import type { Post } from '@tramuntana/contracts';
import { color, longDate, space, text } from '@tramuntana/ui';

type Props = { post: Pick<Post, 'fecha' | 'read_time'> & { author?: string } };

/** A post's date and reading time, and on its own page the author. */
export function Byline({ post }: Props) {
  return (
    <span css={byline}>
      {post.author && <span>{post.author}</span>}
      <time dateTime={post.fecha}>{longDate(post.fecha)}</time>
      <span>{post.read_time} min de lectura</span>
    </span>
  );
}

const byline = css({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s,
  color: color.muted,
  // After each part, so that a line never begins with a dot.
  '& > *:has(+ *)::after': { content: "'·'", marginInlineStart: space.s },
});
