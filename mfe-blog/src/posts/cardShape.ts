/** The measures of a post's card, which its skeleton shares so that nothing moves when the posts arrive. */
export const RATIO = '3 / 2';
export const TITLE_LINES = 2;
export const EXCERPT_LINES = 3;

/** So many lines, no more and no fewer. */
export const lines = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
    minHeight: `${count}lh`,
  }) as const;
