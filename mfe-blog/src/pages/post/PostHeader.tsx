import { css } from '@emotion/react';
import type { Post } from '@tramuntana/contracts';
import { useShell } from '@tramuntana/contracts/runtime';
import { Container, color, FlightLog, notPrinted, Picture, space, text } from '@tramuntana/ui';
import { ArrowLeft } from '@tramuntana/ui/icons';
import { Link } from 'react-router-dom';
import { Byline } from '../../posts/Byline';
import { postPicture } from '../../posts/postPicture';
import { TagChips } from '../../posts/TagChips';
import { ShareButton } from './ShareButton';

type Props = { post: Post; titleId: string };

export function PostHeader({ post, titleId }: Props) {
  const picture = postPicture(post, useShell());
  return (
    <Container>
      <header css={header}>
        <Link to="/blog" css={[back, notPrinted]}>
          <ArrowLeft aria-hidden size={18} />
          Volver al blog
        </Link>
        <h1 id={titleId} css={title}>
          {post.titulo}
        </h1>
        <div css={about}>
          <Byline post={post} />
          <ShareButton title={post.titulo} />
        </div>
        <TagChips tags={post.tags} />
        <figure css={figure}>
          <Picture picture={picture} sizes="(min-width: 80rem) 80rem, 92vw" ratio="16 / 7" priority />
          {picture.caption && (
            <figcaption>
              <FlightLog>{picture.caption}</FlightLog>
            </figcaption>
          )}
        </figure>
      </header>
    </Container>
  );
}

const header = css({ display: 'grid', gap: space.m, paddingBlockStart: space.xl });
const back = css({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.s,
  minHeight: '2.75rem',
  color: color.sea,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
const title = css({ ...text.h1, margin: 0, maxWidth: '26ch' });
const about = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });
const figure = css({ display: 'grid', gap: space.s, margin: 0, marginBlockStart: space.m });
