import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useShell } from '@tramuntana/contracts/runtime';
import { Button, Chip, Select, space } from '@tramuntana/ui';
import { Link, useNavigate } from 'react-router-dom';
import { galleryCopy } from '../../../content/gallery';
import type { GalleryFilter } from '../../api/gallery';
import { galleryAddress } from './galleryAddress';
import { useChosenFilter } from './useChosenFilter';

/**
 * Filters by kind and service; the address keeps both. A choice applies at once; without JavaScript the visitor sends a
 * form.
 */
export function GalleryFilters(shown: GalleryFilter) {
  const navigate = useNavigate();
  const [{ kind, servicio }, choose] = useChosenFilter(shown);
  const { data: services = [] } = useQuery(useShell().services.links);
  return (
    <div css={filters}>
      <nav aria-label="Tipo de contenido" css={kinds}>
        {galleryCopy.kinds.map((one) => (
          <Chip key={one.kind} asChild selected={one.kind === kind}>
            <Link
              to={galleryAddress({ kind: one.kind, servicio })}
              preventScrollReset
              // With these keys the link opens in another tab or window, so this page must not change.
              onClick={({ altKey, ctrlKey, metaKey, shiftKey }) => {
                if (!altKey && !ctrlKey && !metaKey && !shiftKey) choose({ kind: one.kind });
              }}
            >
              {one.label}
            </Link>
          </Chip>
        ))}
      </nav>
      <form action="/media" css={form}>
        {kind && <input type="hidden" name="kind" value={kind} />}
        <label htmlFor="servicio">Servicio</label>
        <Select
          id="servicio"
          name="servicio"
          value={servicio}
          onChange={({ target }) =>
            navigate(galleryAddress(choose({ servicio: target.value })), { preventScrollReset: true })
          }
        >
          <option value="">Todos los servicios</option>
          {/* The services may still load or have failed, and an address may contain a service that is not in the list. */}
          {servicio && services.every(({ pagina }) => pagina !== servicio) && (
            <option value={servicio}>{servicio}</option>
          )}
          {services.map(({ pagina, titulo }) => (
            <option key={pagina} value={pagina}>
              {titulo}
            </option>
          ))}
        </Select>
        <noscript>
          <Button type="submit" size="s">
            Filtrar
          </Button>
        </noscript>
      </form>
    </div>
  );
}

const filters = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  marginBlockEnd: space.xl,
});
const kinds = css({ display: 'flex', flexWrap: 'wrap', gap: space.s });
const form = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s, maxWidth: '100%' });
