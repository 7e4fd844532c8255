import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { color } from 'shared-ui';
import { formatEuros } from '../../../money/formatEuros';
import { MAX_PRICE, PRICE_STEP } from './productFilter';

/** The highest price, told while the slider moves; at its end there is none. */
export function PriceSlider({ max }: { max: number }) {
  const id = useId();
  const [shown, setShown] = useState(max);
  const [applied, setApplied] = useState(max);
  if (applied !== max) {
    setApplied(max);
    setShown(max);
  }
  return (
    <div css={slider}>
      <label htmlFor={id} css={label}>
        Precio máximo
      </label>
      <input
        id={id}
        type="range"
        name="max"
        min={0}
        max={MAX_PRICE}
        step={PRICE_STEP}
        defaultValue={max}
        aria-valuetext={priceLimit(shown)}
        onChange={({ target }) => setShown(Number(target.value))}
        css={range}
      />
      <output htmlFor={id} css={value}>
        {priceLimit(shown)}
      </output>
    </div>
  );
}

/** A limit in words: `Hasta 1.500 €`, or that there is none. */
export const priceLimit = (max: number): string =>
  max >= MAX_PRICE ? 'Sin límite' : `Hasta ${formatEuros(max * 100).replace(',00', '')}`;

const slider = css({ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'baseline' });
const label = css({ fontSize: '0.9375rem', fontWeight: 600 });
const range = css({ gridColumn: '1 / -1', width: '100%', height: 44, margin: 0, accentColor: color.sea });
const value = css({
  gridArea: '1 / 2',
  color: color.muted,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '@media (scripting: none)': { display: 'none' },
});
