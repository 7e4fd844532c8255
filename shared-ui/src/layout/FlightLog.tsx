import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { text } from '../theme/type';

type Props = { children: ReactNode; className?: string };

/** The house's signature: a picture's data as the flight recorded it. Sparingly, and only what is true. */
export function FlightLog({ children, className }: Props) {
  return (
    <p className={className} css={log}>
      {children}
    </p>
  );
}

const log = css({ ...text.log, margin: 0, fontVariantNumeric: 'tabular-nums', textWrap: 'balance' });
