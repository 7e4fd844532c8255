import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space } from '../theme/tokens';
import { text } from '../theme/type';

type Props = { title: string; children?: ReactNode; action?: ReactNode; className?: string };

/** Shown for an empty list, with a link to continue. */
export function EmptyState({ title, children, action, className }: Props) {
  return (
    <div className={className} css={state}>
      <p css={heading}>{title}</p>
      {children && <div css={detail}>{children}</div>}
      {action}
    </div>
  );
}

const state = css({
  display: 'grid',
  gap: space.m,
  justifyItems: 'start',
  paddingBlock: space.xxl,
  borderBlock: `1px solid ${color.line}`,
});
const heading = css({ ...text.h3, margin: 0 });
const detail = css({ maxWidth: '36rem', color: color.muted, '& p': { margin: 0 } });
