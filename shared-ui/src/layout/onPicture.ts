import { dark } from '../theme/palette';
import { color } from '../theme/tokens';

/**
 * Light text colours for content on a darkened picture, in both themes. The accent keeps the theme's colour, because a
 * button has its own background.
 */
export const onPicture = {
  '--ink': dark.ink,
  '--muted': '#e6e8e5',
  '--sea': '#c2f1f4',
  '--line': 'rgb(243 239 231 / 0.32)',
  '--control': 'rgb(243 239 231 / 0.62)',
  color: dark.ink,
  // Selected text has `--sea` as its background.
  '& ::selection': { color: color.night },
} as const;
