import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ArrowRight } from '../icons/icons';
import { laidOutLate, lateLayout } from '../layout/lateLayout';
import { color, motion, radius, media as screen, space } from '../theme/tokens';
import { text } from '../theme/type';

type Props = {
  media?: ReactNode;
  /** Contains the card's link, if it has one. A click anywhere on the card follows it. */
  title: ReactNode;
  /** A line above the title: date, category, badges. */
  meta?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  headingLevel?: 2 | 3;
  /**
   * For cards far down a list outside any `Section`: like a section, the card gets no layout until it comes near the screen.
   */
  late?: boolean;
  className?: string;
};

/** A picture, a short title and a line of text. */
export function Card({ media, title, meta, children, footer, headingLevel = 3, late = false, className }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={className} {...(late && laidOutLate)} css={[card, !media && bare, late && laidOut]}>
      {media && <div css={mediaBox}>{media}</div>}
      {meta && <div css={line}>{meta}</div>}
      <div css={titled}>
        <Heading css={heading}>{title}</Heading>
        <ArrowRight size={22} strokeWidth={1.75} css={arrow} />
      </div>
      {children && <div css={body}>{children}</div>}
      {footer && <div css={end}>{footer}</div>}
    </article>
  );
}

const arrow = css({
  display: 'none',
  flexShrink: 0,
  marginBlockStart: '0.2em',
  color: color.accent,
  transition: `transform ${motion.fast}`,
});
const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  breakInside: 'avoid',
  '& :is(h2, h3) a': { color: 'inherit', textDecoration: 'none' },
  // The title's link covers the whole card. Other links and buttons lie above it.
  '& :is(h2, h3) a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.m },
  '& :is(h2, h3) a:focus-visible': { outline: 'none' },
  '& :is(h2, h3) a:focus-visible::after': { outline: `2px solid ${color.sea}`, outlineOffset: 4 },
  '& :is(h2, h3):has(a) + svg': { display: 'block' },
  [screen.hover]: {
    '&:hover :is(h2, h3) + svg': { transform: 'translateX(4px)' },
    '&:hover :is(h2, h3) a': { color: color.sea },
  },
  [screen.print]: { '& :is(h2, h3):has(a) + svg': { display: 'none' } },
});
// Roughly a product card's height, at every width.
const laidOut = css(lateLayout('28rem'));
const bare = css({ borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space.l });
const mediaBox = css({
  position: 'relative',
  overflow: 'hidden',
  marginBlockEnd: space.m,
  borderRadius: radius.m,
  background: color.sand,
});
const line = css({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  marginBlockEnd: space.s,
  color: color.muted,
});
const titled = css({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space.m });
const heading = css({ ...text.h3, margin: 0 });
const body = css({ marginBlockStart: space.s, color: color.muted, '& p': { margin: 0 } });
const end = css({
  position: 'relative',
  zIndex: 1,
  marginBlockStart: 'auto',
  paddingBlockStart: space.m,
  pointerEvents: 'none',
  '& a, & button': { pointerEvents: 'auto' },
});
