import { css } from '@emotion/react';
import { color, radius, space } from '@tramuntana/ui';
import type { ComponentProps } from 'react';

type Props<Value extends string> = {
  legend: string;
  choices: readonly { value: Value; label: string }[];
  /** Props for a value's radio button: its name and its checked state. */
  radio: (value: Value) => ComponentProps<'input'>;
};

/** A choice of one among a few, as radio buttons. */
export function ChoiceField<Value extends string>({ legend, choices, radio }: Props<Value>) {
  return (
    <fieldset css={group}>
      <legend css={title}>{legend}</legend>
      <div css={row}>
        {choices.map(({ value, label }) => (
          <label key={value} css={choice}>
            <input {...radio(value)} type="radio" value={value} css={dot} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const group = css({ minWidth: 0, margin: 0, padding: 0, border: 0 });
const title = css({ padding: 0, marginBlockEnd: 6, fontSize: '0.9375rem', fontWeight: 600 });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: space.s });
const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: 48,
  paddingInline: space.m,
  border: `1px solid ${color.control}`,
  borderRadius: radius.s,
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: color.sea, boxShadow: `inset 0 0 0 1px ${color.sea}` },
});
const dot = css({ flexShrink: 0, width: 18, height: 18, margin: 0, accentColor: color.sea });
