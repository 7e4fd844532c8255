import { css } from '@emotion/react';
import { type ComponentProps, type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { color } from '../theme/tokens';
import { sliderTrack } from './sliderTrack';

type Props = Omit<
  ComponentProps<'input'>,
  'type' | 'ref' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
> & {
  label: ReactNode;
  min?: number;
  max: number;
  step?: number;
  /** The initial value. The slider follows when it changes, for example after going back or clearing a filter. */
  defaultValue: number;
  /** Called while it moves. */
  onChange?: (value: number) => void;
  /** The value in words, for the screen and for screen readers: `Hasta 1.500 €`. */
  format?: (value: number) => string;
};

/** A value on a scale, as the browser's own range input: its form works without scripts (docs/decisions/0009). */
export function Slider({ label, min = 0, max, defaultValue, onChange, format = String, className, ...props }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(defaultValue);
  const given = useRef(defaultValue);
  useEffect(() => {
    if (!input.current) return;
    if (given.current !== defaultValue) input.current.value = String(defaultValue);
    given.current = defaultValue;
    // On mount, too: the visitor may have moved the slider before the scripts arrived.
    setValue(input.current.valueAsNumber);
  }, [defaultValue]);
  return (
    <div className={className} css={slider}>
      <label htmlFor={id} css={name}>
        {label}
      </label>
      <output htmlFor={id} css={figure}>
        {format(value)}
      </output>
      <input
        {...props}
        ref={input}
        id={id}
        type="range"
        min={min}
        max={max}
        defaultValue={defaultValue}
        aria-valuetext={format(value)}
        onChange={({ target }) => {
          setValue(target.valueAsNumber);
          onChange?.(target.valueAsNumber);
        }}
        style={{ '--share': (value - min) / (max - min) } as CSSProperties}
        css={[range, sliderTrack]}
      />
    </div>
  );
}

const slider = css({ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'baseline', columnGap: 12 });
const name = css({ fontSize: '0.9375rem', fontWeight: 600 });
const figure = css({
  color: color.muted,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  // Without scripts the text would never change from the first value.
  '@media (scripting: none)': { display: 'none' },
});
const range = css({ gridColumn: '1 / -1', width: '100%', height: 44, margin: 0, cursor: 'pointer' });
