import { css, keyframes } from '@emotion/react';
import { color, motion, space } from '../theme/tokens';
import { text } from '../theme/type';

// Styles that sheets and dialogs share.

const fade = keyframes({ from: { opacity: 0 } });

/** Covers the page, below the panel. */
export const veil = css({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  background: `color-mix(in srgb, ${color.night} 60%, transparent)`,
  animation: `${fade} ${motion.fast}`,
});

export const panel = css({
  position: 'fixed',
  zIndex: 51,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 ${space.l} ${space.xl}`,
  background: color.ground,
  color: color.ink,
});

/** The row with the title and the close button. It stays in view while the rest scrolls. */
export const head = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  minHeight: '4rem',
  marginBlockEnd: space.m,
  background: 'inherit',
});
export const heading = css({ ...text.h3, margin: 0 });
export const cross = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 44,
  height: 44,
  marginInlineEnd: -10,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});
