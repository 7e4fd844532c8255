import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import type { Post } from 'shared-contracts';
import { Chip, space } from 'shared-ui';

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
