import { css } from '@emotion/react';
import { color, media, radius, space, tooltipDelay } from '@tramuntana/ui';
import type { ReactElement } from 'react';

type Props = {
  hint: string;
  /** The control with the hint. It must have its own name. */
  children: ReactElement;
};

/**
 * A hint above a control, after 200 ms (docs/product/shop.md#slides-4); keyboard focus shows it at once. It is CSS alone,
 * because the kit's Tooltip is too heavy here (docs/decisions/0018). Escape does not close it, so it must cover nothing
 * (WCAG 1.4.13). Touch screens never show it.
 */
export function Hint({ hint, children }: Props) {
  return (
    <span css={anchor}>
      {children}
      <span role="tooltip" css={tip}>
        {hint}
      </span>
    </span>
  );
}

// The hint and the gap below it belong to the hovered element, so that the pointer can move onto the hint.
const anchor = css({
  position: 'relative',
  display: 'grid',
  // Space for the focus ring.
  paddingBlockStart: 6,
  marginBlockStart: -6,
  [media.hover]: {
    '&:hover > [role]': { visibility: 'visible', transition: `visibility 0s ${tooltipDelay.carousel}ms` },
  },
  '& > :focus-visible + [role]': { visibility: 'visible' },
});
const tip = css({
  position: 'absolute',
  insetBlockEnd: '100%',
  justifySelf: 'center',
  visibility: 'hidden',
  paddingInline: space.s,
  borderRadius: radius.s,
  background: color.ink,
  color: color.ground,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
});
