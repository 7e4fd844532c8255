import { css } from '@emotion/react';
import type { Post } from '@tramuntana/contracts';
import { Container, media, space } from '@tramuntana/ui';
import { useMemo } from 'react';
import { bodyOf } from '../../html/bodyOf';
import { withSections } from '../../html/headings';
import { PostBody } from './PostBody';
import { PostHeader } from './PostHeader';
import { RelatedPosts } from './RelatedPosts';
import { TableOfContents } from './TableOfContents';

/** Minimum number of headings for a table of contents (docs/product/blog.md#post-10). */
const LONG_POST = 6;

/** A loaded post: header, body, related articles. */
export function PostArticle({ post }: { post: Post }) {
  const { nodes, headings } = useMemo(() => withSections(bodyOf(post.content)), [post.content]);
  const isLong = headings.length >= LONG_POST;
  return (
    <>
      <article aria-labelledby="post-title">
        <PostHeader post={post} titleId="post-title" />
        <Container>
          <div css={[columns, isLong && withContents]}>
            {isLong && <TableOfContents headings={headings} />}
            <PostBody nodes={nodes} path={`/blog/post/${post.id}`} />
          </div>
        </Container>
      </article>
      <RelatedPosts id={post.id} />
    </>
  );
}

// On a desktop the body is centred, with the table of contents beside it. On smaller screens everything aligns with the
// title.
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 42rem)',
  [media.desktop]: { justifyContent: 'center' },
  gap: space.xl,
  paddingBlock: space.xxl,
});
const withContents = css({
  [media.desktop]: { gridTemplateColumns: 'minmax(12rem, 1fr) minmax(0, 42rem) minmax(0, 1fr)', columnGap: space.xxl },
});
