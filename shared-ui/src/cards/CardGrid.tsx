import { css } from '@emotion/react';
import { Children, type FocusEvent, type ReactNode } from 'react';
import { media, space } from '../theme/tokens';
import { cardColumns } from './cardColumns';

type Props = {
  /** Minimum width of a card. */
  min?: string;
  /** On a phone the cards form a row that snaps, because a column would be too long. */
  snap?: boolean;
  children?: ReactNode;
  className?: string;
};

/** Puts as many cards in a row as fit. */
export function CardGrid({ min = '18rem', snap = false, children, className }: Props) {
  return (
    <div
      className={className}
      style={{ gridTemplateColumns: cardColumns(Children.toArray(children).length, min) }}
      css={[grid, snap && snapping]}
      {...(snap && showFocused)}
    >
      {children}
    </div>
  );
}

/** Scrolls the focused card into view, because Chromium stops as soon as a sliver of it shows. */
const showFocused = {
  onFocus: ({ target }: FocusEvent<HTMLElement>) => {
    if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  },
};

const grid = css({
  display: 'grid',
  gap: `clamp(${space.xl}, 4vw, ${space.xxl}) clamp(${space.m}, 2.5vw, ${space.xl})`,
});
const snapping = css({
  [media.phone]: {
    display: 'flex',
    gap: space.m,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    // The row reaches the screen's edges, so that part of the next card shows.
    marginInline: `calc(-1 * ${space.gutter})`,
    paddingInline: space.gutter,
    paddingBlock: space.xs,
    scrollPaddingInline: space.gutter,
    scrollbarWidth: 'none',
    '& > *': { flex: '0 0 min(82%, 20rem)', scrollSnapAlign: 'start' },
  },
  [media.tablet]: { overflow: 'visible' },
});
