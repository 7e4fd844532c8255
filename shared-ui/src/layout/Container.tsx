import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, space } from '../theme/tokens';

type Props = { width?: 'page' | 'text'; children?: ReactNode; className?: string };

/** The page's column (80rem with its gutters), or one for reading (a measure of about 68 characters). */
export function Container({ width = 'page', children, className }: Props) {
  return (
    <div className={className} css={[container, widths[width]]}>
      {children}
    </div>
  );
}

const container = css({
  width: '100%',
  marginInline: 'auto',
  paddingInline: space.gutter,
  // A sheet has its margins.
  [media.print]: { paddingInline: 0 },
});
const widths = {
  page: css({ maxWidth: '80rem' }),
  text: css({ maxWidth: `calc(42rem + 2 * ${space.gutter})` }),
};
