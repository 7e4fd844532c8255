import { css } from '@emotion/react';
import { Chip, color, space, VisuallyHidden } from '@tramuntana/ui';
import { X } from '@tramuntana/ui/icons';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { findCategory } from '../../../../content/catalogue/categories';
import { priceLimit } from './priceLimit';
import { MAX_PRICE, NO_FILTER, type ProductFilter, writeFilter } from './productFilter';

/** The applied filters. Each one links to the list without it. */
export function AppliedFilters({ filter }: { filter: ProductFilter }) {
  const { pathname } = useLocation();
  const applied = describe(filter);
  if (applied.length === 0) return null;
  return (
    <ul aria-label="Filtros aplicados" css={list}>
      {applied.map(({ id, label, without }) => (
        <li key={id}>
          <Chip asChild>
            <Link to={pathname + writeFilter({ ...filter, ...without })} replace preventScrollReset>
              <VisuallyHidden>Quitar filtro:</VisuallyHidden> {label}
              <X size={16} />
            </Link>
          </Chip>
        </li>
      ))}
      <li>
        <Link to={pathname + writeFilter({ ...NO_FILTER, order: filter.order })} replace preventScrollReset css={all}>
          Quitar todos los filtros
        </Link>
      </li>
    </ul>
  );
}

type Applied = { id: string; label: ReactNode; without: Partial<ProductFilter> };

function describe({ q, categories, max }: ProductFilter): Applied[] {
  return [
    ...(q ? [{ id: 'q', label: <Quoted>{q}</Quoted>, without: { q: '' } }] : []),
    ...categories.map((id) => ({
      id,
      label: findCategory(id)?.name ?? id,
      without: { categories: categories.filter((other) => other !== id) },
    })),
    ...(max < MAX_PRICE ? [{ id: 'max', label: priceLimit(max), without: { max: MAX_PRICE } }] : []),
  ];
}

const Quoted = ({ children }: { children: string }) => (
  <>
    «<bdi>{children}</bdi>»
  </>
);

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { maxWidth: '100%' },
  '& a': { overflowWrap: 'anywhere' },
});
const all = css({ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: color.sea });
