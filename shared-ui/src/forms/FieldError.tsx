import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { CircleAlert } from '../icons/icons';
import { color, space } from '../theme/tokens';

type Props = { id: string; children: ReactNode };

/** What is wrong with a control. It stands beside it, and screen readers say it when it appears. */
export function FieldError({ id, children }: Props) {
  return (
    <p id={id} role="alert" css={problem}>
      <CircleAlert size={18} css={sign} />
      {children}
    </p>
  );
}

const problem = css({ display: 'flex', gap: space.xs, margin: 0, color: color.danger, fontSize: '0.9375rem' });
const sign = css({ flexShrink: 0, marginBlockStart: '0.2em' });
