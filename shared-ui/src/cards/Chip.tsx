import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { AsChild } from '../actions/AsChild';
import { chosenInForcedColors } from '../theme/states';
import { color, motion, radius, space } from '../theme/tokens';

type Props = ComponentProps<'button'> & {
  selected?: boolean;
  /** Gives the chip's look to its only child, such as a Link. */
  asChild?: boolean;
};

/** A tag that filters a list or links to one. A selected button has `aria-pressed`, a selected link `aria-current`. */
export function Chip({ selected = false, asChild, ...props }: Props) {
  const styles = [chip, selected && chosen];
  if (asChild) return <AsChild {...props} aria-current={selected || undefined} css={styles} />;
  return <button type="button" aria-pressed={selected} {...props} css={styles} />;
}

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: 44,
  paddingInline: space.m,
  border: `1px solid ${color.control}`,
  borderRadius: radius.pill,
  background: 'transparent',
  color: color.ink,
  fontSize: '0.9375rem',
  lineHeight: 1.2,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  '&:hover:not(:disabled)': { borderColor: color.ink },
  '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  '&:focus-visible': { borderRadius: radius.pill },
});
const chosen = css({
  background: color.ink,
  borderColor: color.ink,
  color: color.ground,
  fontWeight: 600,
  ...chosenInForcedColors,
});
