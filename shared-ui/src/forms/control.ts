import { css } from '@emotion/react';
import { color, media, motion, radius } from '../theme/tokens';

/** Styles that all fields share. Text is at least 16 px: below that iOS zooms the page when a field gets the focus. */
export const control = css({
  width: '100%',
  minHeight: 52,
  paddingInline: 14,
  border: `1px solid ${color.control}`,
  borderRadius: radius.s,
  background: color.surface,
  color: color.ink,
  fontSize: '1rem',
  transition: `border-color ${motion.fast}`,
  '&::placeholder': { color: color.muted, opacity: 1 },
  '&:hover:not(:disabled)': { borderColor: color.ink },
  '&:focus-visible': { outlineOffset: 0, borderColor: color.sea, borderRadius: radius.s },
  '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  '&[aria-invalid="true"]': {
    borderColor: color.danger,
    [media.forcedColors]: { borderStyle: 'double', borderWidth: 3 },
  },
});
