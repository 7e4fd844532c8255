import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, space } from '../theme/tokens';

type Props = { width?: 'page' | 'text'; children?: ReactNode; className?: string };

/** The page's column (80rem with its gutters), or a narrower one for reading (about 68 characters per line). */
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
  // A sheet of paper has its own margins.
  [media.print]: { paddingInline: 0 },
});
const widths = {
  page: css({ maxWidth: '80rem' }),
  text: css({ maxWidth: `calc(42rem + 2 * ${space.gutter})` }),
};
