import { useQuery } from '@tanstack/react-query';
import { useShell } from '@tramuntana/contracts/runtime';
import { CardGrid, notPrinted, Section } from '@tramuntana/ui';
import { RELATED_SIZE, relatedQuery } from '../../api/gallery';
import { MediaCard } from '../../gallery/MediaCard';
import { useFailureToast } from './useFailureToast';

/** Three related items. If they fail to load, only a toast says so, because the item itself is there. */
export function RelatedItems({ id }: { id: number }) {
  const query = useQuery(relatedQuery(useShell().api, id));
  useFailureToast(query);
  const items = query.data?.results.slice(0, RELATED_SIZE) ?? [];
  if (items.length === 0) return null;
  return (
    <Section title="Contenido relacionado" late css={notPrinted}>
      <CardGrid min="13rem">
        {items.map((item) => (
          <MediaCard key={item.id} item={item} />
        ))}
      </CardGrid>
    </Section>
  );
}
