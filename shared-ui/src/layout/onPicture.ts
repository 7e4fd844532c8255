import { dark } from '../theme/palette';
import { color } from '../theme/tokens';

/**
 * Light text colours for what stands on a darkened picture, in both themes. The accent stays the theme's own, because a
 * button brings its own ground for its text.
 */
export const onPicture = {
  '--ink': dark.ink,
  '--muted': '#e6e8e5',
  '--sea': '#c2f1f4',
  '--line': 'rgb(243 239 231 / 0.32)',
  '--control': 'rgb(243 239 231 / 0.62)',
  color: dark.ink,
  // Selected text has `--sea` as its ground.
  '& ::selection': { color: color.night },
} as const;
