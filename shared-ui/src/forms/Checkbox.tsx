import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { color, space } from '../theme/tokens';
import { FieldError } from './FieldError';

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** What is agreed to or chosen: the box's name. */
  children: ReactNode;
  error?: string;
};

/**
 * One choice. The browser's own box, not Radix's: that one is a button, which without scripts neither turns nor is sent
 * with its form.
 */
export function Checkbox({ children, error, className, ...props }: Props) {
  const errorId = useId();
  const state = error ? { 'aria-invalid': true as const, 'aria-describedby': errorId } : {};
  return (
    <div className={className} css={field}>
      <label css={line}>
        <input {...props} {...state} type="checkbox" css={box} />
        <span>{children}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

const field = css({ display: 'grid' });
// As tall as a thumb needs it, with the box beside the first line of a long text.
const line = css({
  display: 'flex',
  gap: 12,
  width: 'fit-content',
  minHeight: 44,
  paddingBlock: 10,
  lineHeight: '1.5rem',
  cursor: 'pointer',
  '&:has(:disabled)': { color: color.muted, cursor: 'not-allowed' },
});
const box = css({
  flexShrink: 0,
  width: 20,
  height: 20,
  margin: '2px 0',
  accentColor: color.sea,
  cursor: 'inherit',
  '&[aria-invalid="true"]': { outline: `1px solid ${color.danger}`, outlineOffset: space.xs },
  '&:focus-visible': { outline: `2px solid ${color.sea}`, outlineOffset: 3 },
});
