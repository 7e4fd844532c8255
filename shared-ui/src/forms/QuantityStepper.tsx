import { css } from '@emotion/react';
import { Minus, Plus } from '../icons/icons';
import { color, radius } from '../theme/tokens';

type Props = {
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  /** Accessible name: 'Cantidad de …'. */
  label: string;
};

/** Changes a number by one, within its limits. */
export function QuantityStepper({ value, min = 1, max = Number.POSITIVE_INFINITY, onChange, label }: Props) {
  return (
    <fieldset aria-label={label} css={stepper}>
      <button
        type="button"
        aria-label="Quitar una unidad"
        disabled={value <= min}
        onClick={() => onChange(Math.max(min, value - 1))}
        css={button}
      >
        <Minus size={18} />
      </button>
      <output aria-live="polite" css={figure}>
        {value}
      </output>
      <button
        type="button"
        aria-label="Añadir una unidad"
        disabled={value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
        css={button}
      >
        <Plus size={18} />
      </button>
    </fieldset>
  );
}

const stepper = css({
  display: 'inline-flex',
  alignItems: 'center',
  width: 'max-content',
  margin: 0,
  padding: 0,
  border: `1px solid ${color.control}`,
  borderRadius: radius.s,
});
const button = css({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  cursor: 'pointer',
  '&:hover:not(:disabled)': { color: color.sea },
  '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
});
const figure = css({ minWidth: '2.5ch', textAlign: 'center', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
