import { css } from '@emotion/react';
import { Children, type FocusEvent, type ReactNode } from 'react';
import { media, space } from '../theme/tokens';
import { cardColumns } from './cardColumns';

type Props = {
  /** The narrowest a card may get. */
  min?: string;
  /** On a phone the cards stand in a row that snaps, because a column of them would be too long. */
  snap?: boolean;
  children?: ReactNode;
  className?: string;
};

/** As many cards side by side as fit. */
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

/** Brings a card into the row: Chromium is content with a sliver of what has the keyboard's focus. */
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
    // The row reaches the screen's edges, so that a part of the next card shows.
    marginInline: `calc(-1 * ${space.gutter})`,
    paddingInline: space.gutter,
    paddingBlock: space.xs,
    scrollPaddingInline: space.gutter,
    scrollbarWidth: 'none',
    '& > *': { flex: '0 0 min(82%, 20rem)', scrollSnapAlign: 'start' },
  },
  [media.tablet]: { overflow: 'visible' },
});
