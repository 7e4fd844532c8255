import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { color, space } from 'shared-ui';

type Props = ComponentProps<'input'> & { label: string };

/** The box that makes an entry the default. */
export function DefaultField({ label, ...props }: Props) {
  return (
    <label css={line}>
      <input {...props} type="checkbox" css={box} />
      {label}
    </label>
  );
}

const line = css({ display: 'flex', alignItems: 'center', gap: space.s, minHeight: 44, cursor: 'pointer' });
const box = css({ flexShrink: 0, width: 20, height: 20, margin: 0, accentColor: color.sea });
