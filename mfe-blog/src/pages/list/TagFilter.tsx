import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useShell } from 'shared-contracts/runtime';
import { Button, Chip, color, Skeleton, space, text } from 'shared-ui';
import { tagsQuery } from '../../api/tags';
import { listAddress } from './listAddress';

type Props = { buscar: string; tag: string };

/** One link for each tag. The selected tag leads back to the list without it (docs/product/blog.md#tag-2). */
export function TagFilter({ buscar, tag }: Props) {
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(tagsQuery(api));
  if (isError) {
    return (
      <p css={failure} role="alert">
        No se pudieron cargar las etiquetas.
        <Button variant="ghost" size="s" onClick={() => refetch()}>
          Reintentar
        </Button>
      </p>
    );
  }
  if (!data) return <Skeleton height={44} width="min(100%, 36rem)" />;
  return (
    <nav aria-label="Etiquetas">
      <ul css={list}>
        {data.results.map(({ id, name }) => (
          <li key={id}>
            <Chip asChild selected={name === tag}>
              <Link
                to={listAddress({ buscar, tag: name === tag ? '' : name })}
                preventScrollReset
                aria-current={name === tag ? 'true' : undefined}
              >
                {name}
              </Link>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const list = css({ display: 'flex', flexWrap: 'wrap', gap: space.s, margin: 0, padding: 0, listStyle: 'none' });
const failure = css({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  margin: 0,
  color: color.danger,
});
