import { css } from '@emotion/react';
import { CardGrid, EmptyState, hasFailed, Notice, Skeleton, space } from '@tramuntana/ui';
import { ServiceCard } from './ServiceCard';
import { useServices } from './useServices';

type Props = {
  /** Makes a row to swipe on phones, for pages with more content below. */
  snap?: boolean;
};

/** The grid of service cards, with its loading, empty and error states. */
export function ServiceGrid({ snap }: Props) {
  const query = useServices();
  const { data, isFetching, refetch } = query;
  if (data?.length) {
    return (
      <CardGrid min="18rem" snap={snap}>
        {data.map((service) => (
          <ServiceCard key={service.pagina} service={service} />
        ))}
      </CardGrid>
    );
  }
  if (data) return <EmptyState title="Sin servicios publicados" />;
  if (hasFailed(query)) {
    return (
      <Notice tone="error" title="No se pudieron cargar los servicios" retry={refetch} isRetrying={isFetching}>
        Por favor, inténtalo de nuevo más tarde.
      </Notice>
    );
  }
  return (
    <div role="status" aria-label="Cargando servicios" css={loading}>
      {PLACEHOLDERS.map((name) => (
        <Skeleton key={name} height="20rem" />
      ))}
    </div>
  );
}

const PLACEHOLDERS = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];
const loading = css({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
});
