import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, radius, space } from '../theme/tokens';

type Props = { children: ReactNode; className?: string };

/** A short label: a category, a discount, a status. It cannot be pressed. */
export function Badge({ children, className }: Props) {
  return (
    <span className={className} css={badge}>
      {children}
    </span>
  );
}

const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  paddingInline: space.s,
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  background: color.surface,
  color: color.ink,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: '1.5rem',
  whiteSpace: 'nowrap',
});
