import { dark } from '../theme/palette';

/**
 * The evening's ink for what stands on a darkened picture, whichever theme is on. Terracotta stays the theme's own: it
 * carries its text itself.
 */
export const onPicture = {
  '--ink': dark.ink,
  '--muted': '#d5dbdc',
  '--sea': '#8fe0e8',
  '--line': 'rgb(243 239 231 / 0.32)',
  '--control': 'rgb(243 239 231 / 0.62)',
  color: dark.ink,
} as const;
