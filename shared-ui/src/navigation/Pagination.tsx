import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from '../icons/icons';
import { chosenInForcedColors } from '../theme/states';
import { color, media, motion, radius, space } from '../theme/tokens';
import { paginationWindow } from './paginationWindow';

type LinkProps = { 'aria-label'?: string; 'aria-current'?: 'page'; rel?: 'prev' | 'next' };

type Props = {
  page: number;
  pages: number;
  /** Renders the link to a page, with `props` on it. */
  renderLink: (page: number, children: ReactNode, props: LinkProps) => ReactNode;
  label?: string;
  className?: string;
};

/** Pages as links, so that they work without JavaScript and can be shared (docs/product/blog.md#paging-1). */
export function Pagination({ page, pages, renderLink, label = 'Paginación', className }: Props) {
  if (pages <= 1) return null;
  const previous = (
    <>
      <ChevronLeft size={20} /> Anterior
    </>
  );
  const next = (
    <>
      Siguiente <ChevronRight size={20} />
    </>
  );
  return (
    <nav aria-label={label} className={className} css={bar}>
      {page > 1 ? (
        renderLink(Math.min(page - 1, pages), previous, { rel: 'prev' })
      ) : (
        <Unavailable>{previous}</Unavailable>
      )}
      <ul css={list}>
        {paginationWindow(page, pages).map((entry, index, entries) => (
          <li key={entry === 'gap' ? `gap-before-${entries[index + 1]}` : entry}>
            {entry === 'gap' ? (
              <span aria-hidden css={gap}>
                …
              </span>
            ) : (
              renderLink(entry, entry, {
                'aria-label': `Página ${entry}`,
                ...(entry === page && { 'aria-current': 'page' as const }),
              })
            )}
          </li>
        ))}
      </ul>
      {page < pages ? renderLink(page + 1, next, { rel: 'next' }) : <Unavailable>{next}</Unavailable>}
    </nav>
  );
}

/** A direction without a page. Screen readers still announce it, so that visitors know the list's ends. */
function Unavailable({ children }: { children: ReactNode }) {
  return (
    <button type="button" disabled>
      {children}
    </button>
  );
}

const bar = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space.m} ${space.s}`,
  paddingBlockStart: space.l,
  borderBlockStart: `1px solid ${color.line}`,
  [media.tablet]: { gridTemplateColumns: '1fr auto 1fr', alignItems: 'center' },
  '& a, & button': {
    border: 0,
    padding: 0,
    background: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minWidth: 36,
    minHeight: 44,
    borderRadius: radius.s,
    color: color.ink,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    transition: `color ${motion.fast}`,
    [media.tablet]: { minWidth: 44 },
  },
  '& a:hover': { color: color.sea },
  '& a[aria-current]': { background: color.ink, color: color.ground, fontWeight: 600, ...chosenInForcedColors },
  '& button': { color: color.muted, opacity: 0.6, cursor: 'not-allowed' },
  '& > a, & > button': { justifySelf: 'start' },
  '& > ul ~ *': { justifySelf: 'end' },
});
const list = css({
  display: 'flex',
  justifyContent: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridColumn: '1 / -1',
  gridRow: 2,
  [media.tablet]: { gridColumn: 2, gridRow: 1, gap: space.xs },
});
const gap = css({ display: 'grid', placeItems: 'center', minWidth: 24, minHeight: 44, color: color.muted });
