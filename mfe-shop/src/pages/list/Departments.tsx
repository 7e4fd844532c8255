import { css } from '@emotion/react';
import { Chip, space } from '@tramuntana/ui';
import { Link, useLocation } from 'react-router-dom';
import { categories } from '../../../content/catalogue/categories';

const departments = [
  { to: '/tienda', label: 'Todo' },
  { to: '/tienda/ofertas', label: 'Ofertas' },
  ...categories.map(({ id, name }) => ({ to: `/tienda/categoria/${id}`, label: name })),
];

/** Links to the shop's listings, side by side. On a phone the row scrolls sideways. */
export function Departments() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Secciones de la tienda">
      <ul css={row}>
        {departments.map(({ to, label }) => (
          <li key={to}>
            <Chip asChild selected={to === pathname}>
              <Link to={to}>{label}</Link>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const row = css({
  display: 'flex',
  gap: space.s,
  margin: `0 calc(-1 * ${space.gutter})`,
  padding: `${space.xs} ${space.gutter}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  whiteSpace: 'nowrap',
  '& > li': { flexShrink: 0 },
});
