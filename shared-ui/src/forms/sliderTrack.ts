import { css } from '@emotion/react';
import { color, motion, radius } from '../theme/tokens';

const THUMB = 24;

// Filled up to the middle of the thumb. The thumb travels the track's width minus its own.
const filled = `linear-gradient(${color.sea}, ${color.sea}) 0 / calc(${THUMB / 2}px + (100% - ${THUMB}px) * var(--share)) 100% no-repeat`;
// Forced colours remove the background and draw the outline.
const track = {
  height: 4,
  borderRadius: radius.pill,
  background: `${filled}, ${color.control}`,
  outline: '1px solid transparent',
};
const thumb = {
  boxSizing: 'border-box',
  width: THUMB,
  height: THUMB,
  border: `2px solid ${color.sea}`,
  borderRadius: radius.pill,
  background: color.surface,
  transition: `background-color ${motion.fast}`,
} as const;
const held = { background: color.sea };

/** Track and thumb of a range input. `--share` (0 to 1) is the filled part. Each browser engine needs its own selectors. */
export const sliderTrack = css({
  appearance: 'none',
  background: 'none',
  // Without scripts nothing updates the share, so no part is filled.
  '@media (scripting: none)': { '--share': '-1 !important' },
  '&::-webkit-slider-runnable-track': track,
  '&::-moz-range-track': track,
  '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginBlockStart: (4 - THUMB) / 2 },
  '&::-moz-range-thumb': thumb,
  '&:is(:hover, :active):not(:disabled)::-webkit-slider-thumb': held,
  '&:is(:hover, :active):not(:disabled)::-moz-range-thumb': held,
  '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
});
