import { css } from '@emotion/react';
import { text } from '@tramuntana/ui';

export const RATIO = '3 / 2';
const TITLE_LINES = 3;
const EXCERPT_LINES = 3;

/** Cuts a text after this number of lines. */
const atMost = (count: number) =>
  css({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: count, overflow: 'hidden' });

export const titleLines = atMost(TITLE_LINES);
export const excerptLines = atMost(EXCERPT_LINES);

const linesOf = ({ fontSize, lineHeight }: { fontSize: string; lineHeight: number }, count: number) =>
  `${count * lineHeight} * ${fontSize}`;

/** The card's container. `fullHeight` uses its width (`cqw`). */
export const cell = css({ containerType: 'inline-size' });

/**
 * The height of a card whose title and text fill all their lines. Cards and skeletons use it, so that nothing moves when
 * posts arrive. It adds up picture (3:2), byline, title, text and the gaps.
 */
export const fullHeight = css({
  minHeight: `calc(100cqw * 2 / 3 + 16px + ${linesOf(text.small, 1)} + 8px + ${linesOf(text.h3, TITLE_LINES)} + 8px + ${linesOf(text.body, EXCERPT_LINES)})`,
});
