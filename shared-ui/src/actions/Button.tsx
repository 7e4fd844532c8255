import { css } from '@emotion/react';
import type { ComponentProps, MouseEvent } from 'react';
import { spin } from '../feedback/spin';
import { LoaderCircle } from '../icons/icons';
import { media, motion, radius, space } from '../theme/tokens';
import { AsChild } from './AsChild';
import { variants } from './buttonVariants';

type Props = ComponentProps<'button'> & {
  variant?: keyof typeof variants;
  size?: 's' | 'm';
  /** Shows a spinner and ignores presses. The button stays focusable, so that the focus is not lost during a request. */
  busy?: boolean;
  /** Gives the button's look to its only child, such as a Link. */
  asChild?: boolean;
};

/**
 * The look of buttons and of links that act like one. Use `primary` once per screen, for its call to action. For a link
 * write `<Button asChild><Link to="/contacto">…</Link></Button>`, so that the kit needs no router.
 */
export function Button({ variant = 'primary', size = 'm', busy = false, asChild, children, ...props }: Props) {
  const state = busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } : {};
  const styles = [button, sizes[size], variants[variant]];
  const spinner = busy && <LoaderCircle size={18} css={spin} />;
  if (asChild) {
    return (
      <AsChild {...props} {...state} before={spinner} css={styles}>
        {children}
      </AsChild>
    );
  }
  return (
    <button type="button" {...props} {...state} css={styles}>
      {spinner}
      {children}
    </button>
  );
}

const ignore = (event: MouseEvent) => event.preventDefault();

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s,
  border: '1px solid transparent',
  borderRadius: radius.s,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}, color ${motion.fast}`,
  '&:focus-visible': { borderRadius: radius.s },
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.55, cursor: 'not-allowed' },
  '&[aria-busy="true"]': { opacity: 0.8, cursor: 'progress' },
  '& svg': { flexShrink: 0 },
  // Hides links that look like buttons, too.
  [media.print]: { display: 'none' },
});

const sizes = {
  s: css({ minHeight: 44, paddingInline: space.m, fontSize: '0.9375rem' }),
  m: css({ minHeight: 52, paddingInline: space.l, fontSize: '1.0625rem' }),
};
