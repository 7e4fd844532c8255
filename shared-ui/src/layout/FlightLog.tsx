import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { text } from '../theme/type';

type Props = { children: ReactNode; className?: string };

/** A picture's flight data, such as coordinates and altitude. Use it sparingly, and only with true data. */
export function FlightLog({ children, className }: Props) {
  return (
    <p className={className} css={log}>
      {children}
    </p>
  );
}

const log = css({ ...text.log, margin: 0, textWrap: 'balance' });
