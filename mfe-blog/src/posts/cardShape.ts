import { css } from '@emotion/react';
import { text } from 'shared-ui';

export const RATIO = '3 / 2';
const TITLE_LINES = 3;
const EXCERPT_LINES = 3;

/** So many lines and no more. */
const atMost = (count: number) =>
  css({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: count, overflow: 'hidden' });

export const titleLines = atMost(TITLE_LINES);
export const excerptLines = atMost(EXCERPT_LINES);

const linesOf = ({ fontSize, lineHeight }: { fontSize: string; lineHeight: number }, count: number) =>
  `${count * lineHeight} * ${fontSize}`;

/** Stands around a card, so that the card can be measured by its width. */
export const cell = css({ containerType: 'inline-size' });

/**
 * The height of a card whose title and text fill their lines. Every card and every skeleton has it, so that nothing moves
 * when the posts arrive: picture (3:2), line of data, title, text, with the card's distances between them.
 */
export const fullHeight = css({
  minHeight: `calc(100cqw * 2 / 3 + 16px + ${linesOf(text.small, 1)} + 8px + ${linesOf(text.h3, TITLE_LINES)} + 8px + ${linesOf(text.body, EXCERPT_LINES)})`,
});
