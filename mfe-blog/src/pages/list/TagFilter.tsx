import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useShell } from '@tramuntana/contracts/runtime';
import { Button, Chip, color, FailureText, hasFailed, Skeleton, space, text } from '@tramuntana/ui';
import { Link } from 'react-router-dom';
import { isSameTag, tagsQuery } from '../../api/tags';
import { listAddress } from './listAddress';

type Props = { buscar: string; tag: string };

/** One link per tag. The selected tag links to the list without it (docs/product/blog.md#tag-2). */
export function TagFilter({ buscar, tag }: Props) {
  const { api } = useShell();
  const query = useQuery(tagsQuery(api));
  const { data, isFetching, refetch } = query;
  if (hasFailed(query)) {
    return (
      <div css={failure} role="alert">
        <FailureText isRetrying={isFetching} css={sentence}>
          No se pudieron cargar las etiquetas.
        </FailureText>
        <Button variant="ghost" size="s" busy={isFetching} onClick={() => refetch()}>
          Reintentar
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton height={44} width="min(100%, 36rem)" />;
  const isSelected = (name: string) => tag !== '' && isSameTag(name, tag);
  const listed = data.results.map(({ name }) => name);
  // The selected tag may be missing among the first thirty. It is added, so that the visitor can clear it.
  const names = tag && !listed.some(isSelected) ? [tag, ...listed] : listed;
  return (
    <nav aria-label="Etiquetas">
      <ul css={list}>
        {names.map((name) => (
          <li key={name}>
            <Chip asChild selected={isSelected(name)}>
              <Link
                to={listAddress({ buscar, tag: isSelected(name) ? '' : name })}
                preventScrollReset
                aria-current={isSelected(name) ? 'true' : undefined}
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

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // A tag in the address may be any word, even a very long one.
  overflowWrap: 'anywhere',
});
const failure = css({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  color: color.danger,
});
const sentence = css({ margin: 0 });
