import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { control } from './control';

/** Several lines of text. It grows with its content in browsers that support this. */
export function Textarea({ rows = 5, ...props }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...props} css={[control, area]} />;
}

const area = css({
  minHeight: '8rem',
  maxHeight: '24rem',
  paddingBlock: 12,
  lineHeight: 1.5,
  resize: 'vertical',
  fieldSizing: 'content',
});
