import { searchWords } from '@tramuntana/contracts';
import { Button, EmptyState } from '@tramuntana/ui';
import { Link, useLocation } from 'react-router-dom';
import { NO_FILTER, type ProductFilter, writeFilter } from './filter/productFilter';

/** Shown if no product matches, with links to the unfiltered list and to the whole shop. */
export function NoProducts({ filter }: { filter: ProductFilter }) {
  const { pathname } = useLocation();
  return (
    <EmptyState
      title="No hay productos con estos filtros"
      action={
        <Button asChild variant="secondary">
          <Link to={pathname + writeFilter({ ...NO_FILTER, order: filter.order })} replace preventScrollReset>
            Ver todos los productos
          </Link>
        </Button>
      }
    >
      {filter.q && searchWords(filter.q).length === 0
        ? 'Escribe alguna letra o cifra: los demás signos no se buscan.'
        : 'Prueba con otras palabras, sube el precio máximo o elige más categorías.'}
    </EmptyState>
  );
}
