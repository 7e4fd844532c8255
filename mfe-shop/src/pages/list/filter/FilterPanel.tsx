import { css } from '@emotion/react';
import { color, media, radius, space } from '@tramuntana/ui';
import { SlidersHorizontal } from '@tramuntana/ui/icons';
import type { ReactNode } from 'react';
import { MAX_PRICE, type ProductFilter } from './productFilter';

type Props = { filter: ProductFilter; children: ReactNode };

/**
 * On a phone the filters fold, even without scripts. On a desktop they are always open. A browser that cannot style the
 * content of `details` folds them there, too.
 */
export function FilterPanel({ filter: { q, categories, max }, children }: Props) {
  const applied = (q ? 1 : 0) + categories.length + (max < MAX_PRICE ? 1 : 0);
  return (
    <details css={fold}>
      <summary css={summary}>
        <SlidersHorizontal size={18} />
        {applied > 0 ? `Filtros (${applied})` : 'Filtros'}
      </summary>
      {children}
    </details>
  );
}

const fold = css({
  [media.desktop]: {
    '@supports selector(::details-content)': {
      '&::details-content': { contentVisibility: 'visible', display: 'block', height: 'auto' },
      '& > summary': { display: 'none' },
    },
  },
});
const summary = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: 48,
  paddingInline: space.m,
  border: `1px solid ${color.control}`,
  borderRadius: radius.s,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': { content: '"+"', marginInlineStart: 'auto', fontSize: '1.375rem', fontWeight: 400, lineHeight: 1 },
  'details[open] > &::after': { content: '"−"' },
});
