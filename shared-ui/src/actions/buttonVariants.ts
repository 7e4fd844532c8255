import { css, type SerializedStyles } from '@emotion/react';
import { color } from '../theme/tokens';

// Ink darkens the accent in the light theme and lightens it in the dark one, so contrast grows in both.
const pressed = `color-mix(in srgb, ${color.accent} 88%, ${color.ink})`;

export const variants: Record<'primary' | 'secondary' | 'ghost', SerializedStyles> = {
  primary: css({
    background: color.accent,
    color: color.onAccent,
    '&:hover:not(:disabled)': { background: pressed },
  }),
  secondary: css({
    background: 'transparent',
    borderColor: color.control,
    color: color.ink,
    '&:hover:not(:disabled)': {
      borderColor: color.ink,
      background: `color-mix(in srgb, ${color.ink} 6%, transparent)`,
    },
  }),
  ghost: css({
    paddingInline: 0,
    borderInlineWidth: 0,
    background: 'transparent',
    color: color.sea,
    textDecoration: 'underline',
    textDecorationColor: `color-mix(in srgb, ${color.sea} 40%, transparent)`,
    textUnderlineOffset: '0.3em',
    textDecorationThickness: 1,
    '&:hover:not(:disabled)': { textDecorationColor: 'currentColor' },
  }),
};
