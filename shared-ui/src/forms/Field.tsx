import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { color } from '../theme/tokens';
import { FieldError } from './FieldError';

type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type Props = {
  label: ReactNode;
  error?: string;
  hint?: ReactNode;
  /** Renders the control. The props link it to its label, hint and error. */
  children: (props: ControlProps) => ReactNode;
  className?: string;
};

/** A control with its label, hint and error. */
export function Field({ label, error, hint, children, className }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className} css={field}>
      <label htmlFor={id} css={name}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} css={help}>
          {hint}
        </p>
      )}
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

const field = css({ display: 'grid', gap: 6 });
const name = css({ fontSize: '0.9375rem', fontWeight: 600 });
const help = css({ margin: 0, color: color.muted, fontSize: '0.875rem' });
