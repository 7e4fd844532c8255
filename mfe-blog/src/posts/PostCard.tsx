import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import type { Post } from 'shared-contracts';
import { useShell } from 'shared-contracts/runtime';
import { Card, Picture } from 'shared-ui';
import { excerpt } from '../html/textOf';
import { Byline } from './Byline';
import { EXCERPT_LINES, lines, RATIO, TITLE_LINES } from './cardShape';
import { postPicture } from './postPicture';

type Props = { post: Post; sizes: string; priority?: boolean };

/** A post in a list: its body as text, without tags (specification, section 2). */
export function PostCard({ post, sizes, priority = false }: Props) {
  const picture = postPicture(post, useShell());
  return (
    <Card
      // The title says where the card leads; its picture adds nothing to hear.
      media={<Picture picture={picture} alt="" sizes={sizes} ratio={RATIO} priority={priority} />}
      title={
        <Link to={`/blog/post/${post.id}`} css={title}>
          {post.titulo}
        </Link>
      }
      meta={<Byline post={post} />}
    >
      <p css={text}>{excerpt(post.content)}</p>
    </Card>
  );
}

const title = css(lines(TITLE_LINES));
const text = css({ margin: 0, ...lines(EXCERPT_LINES) });
