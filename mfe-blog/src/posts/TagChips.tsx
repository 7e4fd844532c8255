import { css } from '@emotion/react';
import type { Post } from '@tramuntana/contracts';
import { Chip, space } from '@tramuntana/ui';
import { Link } from 'react-router-dom';

/** A post's tags. Each links to the list of posts with that tag. */
export function TagChips({ tags }: Pick<Post, 'tags'>) {
  return (
    <ul css={list} aria-label="Etiquetas">
      {tags.map(({ name }) => (
        <li key={name}>
          <Chip asChild>
            <Link to={`/blog?${new URLSearchParams({ tag: name })}`}>{name}</Link>
          </Chip>
        </li>
      ))}
    </ul>
  );
}

const list = css({ display: 'flex', flexWrap: 'wrap', gap: space.s, margin: 0, padding: 0, listStyle: 'none' });
