import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { color, motion, radius } from '../theme/tokens';
import { FieldError } from './FieldError';

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The text of the choice. It is the box's name. */
  children: ReactNode;
  error?: string;
};

/**
 * One choice, as the browser's own checkbox. Radix's is a button: without scripts it cannot change and is not sent with its
 * form (docs/decisions/0009).
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

const TICK = 'polygon(12% 44%, 0 60%, 42% 96%, 100% 18%, 84% 6%, 39% 69%)';

const field = css({ display: 'grid' });
// Tall enough for a thumb. The box aligns with the first line of a long text.
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
// Drawn here, because browsers draw a grey box on a dark page. In forced colours the browser draws it.
const box = css({
  appearance: 'none',
  flexShrink: 0,
  display: 'grid',
  placeContent: 'center',
  width: 20,
  height: 20,
  margin: '2px 0',
  border: `1px solid ${color.control}`,
  borderRadius: radius.s,
  background: color.surface,
  cursor: 'inherit',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  '&::before': { content: '""', width: 12, height: 12, clipPath: TICK },
  '&:hover:not(:disabled)': { borderColor: color.ink },
  '&:checked': { borderColor: color.sea, background: color.sea },
  '&:checked::before': { background: color.ground },
  '&[aria-invalid="true"]': { borderColor: color.danger },
  '&:focus-visible': { borderRadius: radius.s },
  '&:disabled': { opacity: 0.5 },
  '@media (forced-colors: active)': { appearance: 'auto', '&::before': { content: 'none' } },
});
