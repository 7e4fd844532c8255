import { dark } from '../theme/palette';

/**
 * The evening's ink for what stands on a darkened picture, whichever theme is on. Terracotta stays the theme's own: it
 * carries its text itself.
 */
export const onPicture = {
  '--ink': dark.ink,
  '--muted': '#e6e8e5',
  '--sea': '#c2f1f4',
  '--line': 'rgb(243 239 231 / 0.32)',
  '--control': 'rgb(243 239 231 / 0.62)',
  color: dark.ink,
} as const;
