import { searchWords } from '@tramuntana/contracts';
import { Button, EmptyState } from '@tramuntana/ui';
import { Link } from 'react-router-dom';
import type { PostFilter } from '../../api/posts';
import { listAddress } from './listAddress';

type Props = { count: number; filter: PostFilter };

/** An empty list, with a link to a list that has posts. */
export function NoPosts({ count, filter: { buscar, tag } }: Props) {
  const isFiltered = buscar !== '' || tag !== '';
  if (count > 0) {
    return (
      <EmptyState
        title="Esta página de la lista no existe"
        action={<WayOut to={listAddress({ buscar, tag })}>Volver a la primera página</WayOut>}
      >
        La lista es más corta de lo que pide la dirección.
      </EmptyState>
    );
  }
  if (!isFiltered) return <EmptyState title="Todavía no hay artículos publicados" />;
  return (
    <EmptyState
      title="No hay artículos que coincidan"
      action={<WayOut to={listAddress({})}>Ver todos los artículos</WayOut>}
    >
      {buscar !== '' && searchWords(buscar).length === 0
        ? 'Escribe alguna letra o cifra: los demás signos no se buscan.'
        : 'Prueba con otras palabras o elige otra etiqueta.'}
    </EmptyState>
  );
}

function WayOut({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild variant="secondary">
      <Link to={to} preventScrollReset>
        {children}
      </Link>
    </Button>
  );
}
