import { css } from '@emotion/react';
import { useShell } from '@tramuntana/contracts/runtime';
import { Card, Picture } from '@tramuntana/ui';
import { Link } from 'react-router-dom';
import { Byline } from './Byline';
import { cell, excerptLines, fullHeight, RATIO, titleLines } from './cardShape';
import { postPicture } from './postPicture';
import type { PostSummary } from './postSummary';

type Props = { post: PostSummary; sizes: string; priority?: boolean };

/** A post in a list, with its body as plain text (docs/product/blog.md#blog-5). */
export function PostCard({ post, sizes, priority = false }: Props) {
  const { fecha, read_time } = post;
  const picture = postPicture(post, useShell());
  return (
    <div css={cell}>
      <Card
        // Empty `alt`: the title already names the card's link.
        media={<Picture picture={picture} alt="" sizes={sizes} ratio={RATIO} priority={priority} />}
        title={
          <Link to={`/blog/post/${post.id}`} css={titleLines}>
            {post.titulo}
          </Link>
        }
        meta={<Byline post={{ fecha, read_time }} />}
        css={fullHeight}
      >
        <p css={[text, excerptLines]}>{post.excerpt}</p>
      </Card>
    </div>
  );
}

const text = css({ margin: 0 });
