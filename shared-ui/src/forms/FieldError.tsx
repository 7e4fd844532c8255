import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { CircleAlert } from '../icons/icons';
import { color, space } from '../theme/tokens';

type Props = { id: string; children: ReactNode };

/** A control's error, shown beside it. Screen readers announce it when it appears. */
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
