import { useQuery } from '@tanstack/react-query';
import { useShell } from 'shared-contracts/runtime';
import { CardGrid, Section } from 'shared-ui';
import { RELATED_SIZE, relatedQuery } from '../../api/gallery';
import { MediaCard } from '../../gallery/MediaCard';

/** Three related items; nothing where there are none, or they could not be loaded: the item itself stands. */
export function RelatedItems({ id }: { id: number }) {
  const { data } = useQuery(relatedQuery(useShell().api, id));
  const items = data?.results.slice(0, RELATED_SIZE) ?? [];
  if (items.length === 0) return null;
  return (
    <Section title="Contenido relacionado">
      <CardGrid min="13rem">
        {items.map((item) => (
          <MediaCard key={item.id} item={item} />
        ))}
      </CardGrid>
    </Section>
  );
}
