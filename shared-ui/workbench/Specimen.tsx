import { css } from '@emotion/react';
import { color, space, text } from '@tramuntana/ui';
import type { ReactNode } from 'react';

/** One part of the kit, under its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div css={specimen}>
      <h3 css={heading}>{name}</h3>
      <div css={states}>{children}</div>
    </div>
  );
}

/** One of its states. `row` puts several small elements side by side. */
export function State({ label, row = false, children }: { label: string; row?: boolean; children: ReactNode }) {
  return (
    <div css={state}>
      <p css={caption}>{label}</p>
      <div css={row && side}>{children}</div>
    </div>
  );
}

const specimen = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  paddingBlock: space.xl,
  borderBlockStart: `1px solid ${color.line}`,
});
const heading = css({ ...text.h3, margin: 0 });
const states = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl });
const state = css({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
});
const caption = css({ ...text.log, margin: 0, color: color.muted });
const side = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });
