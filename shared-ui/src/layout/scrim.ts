import { css } from '@emotion/react';
import { color, media, space } from '../theme/tokens';

/**
 * Percentage of `night` behind words on a picture. It gives a contrast of at least 4.5:1, even over a white video frame
 * (theme/contrast.test.ts). The scrim fades only in areas without words.
 */
export const SCRIM_PERCENT = 68;

const FADE = '9rem';
const night = (percent: number) => `color-mix(in srgb, ${color.night} ${percent}%, transparent)`;
const upwards = `linear-gradient(to top, ${night(86)}, ${night(SCRIM_PERCENT)} calc(100% - ${FADE}), transparent)`;
// The bottom row (buttons, flight log) spans the whole width.
const foot = `linear-gradient(to top, ${night(80)}, ${night(SCRIM_PERCENT)} 7.5rem, transparent 14rem)`;
// Title and lead end at most 16rem right of the middle (see WORDS_WIDTH). From there the picture shows through.
const sideways = `linear-gradient(to right, ${night(SCRIM_PERCENT)} calc(50% + 17rem), transparent calc(50% + 17rem + 38vw))`;

/** Maximum widths of title and lead on a picture, in their own em. They keep the words within the scrim on wide screens. */
export const WORDS_WIDTH = { display: '9.6em', title: '13em', lead: '31em' } as const;

/** For the element around the words. The scrim is as tall as the words. */
export const scrim = css({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: `${FADE} ${space.heroFoot}`,
  background: upwards,
  pointerEvents: 'none',
  '& a, & button': { pointerEvents: 'auto' },
  [media.desktop]: {
    background: foot,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: sideways,
      maskImage: `linear-gradient(to top, black calc(100% - ${FADE}), transparent)`,
    },
  },
  [media.print]: { paddingBlock: `${space.l} 0`, background: 'none', '&::before': { content: 'none' } },
});
