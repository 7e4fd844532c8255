import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { ChevronDown } from '../icons/icons';
import { color } from '../theme/tokens';
import { control } from './control';

/**
 * A choice of one; the options are the children. It is the browser's own list, not Radix's. Phones open their picker, the
 * form works without scripts, and pages are 27 kB lighter (docs/decisions/0009).
 */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className={className} css={wrapper}>
      <select {...props} css={[control, select]} />
      <ChevronDown size={20} css={sign} />
    </span>
  );
}

const wrapper = css({ position: 'relative', display: 'block', minWidth: 0 });
const select = css({
  appearance: 'none',
  paddingInlineEnd: 44,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:disabled + svg': { opacity: 0.6 },
});
const sign = css({
  position: 'absolute',
  insetInlineEnd: 14,
  insetBlockStart: 'calc(50% - 10px)',
  color: color.muted,
  pointerEvents: 'none',
});
