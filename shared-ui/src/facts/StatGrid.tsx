import { css } from '@emotion/react';
import { color, media, space } from '../theme/tokens';
import { text } from '../theme/type';

type Figure = { value: string; label: string };

/** One figure with its label, inside a `dl`. */
function Stat({ value, label }: Figure) {
  return (
    <div css={stat}>
      <dt css={term}>{label}</dt>
      <dd css={figure}>{value}</dd>
    </div>
  );
}

/** Figures side by side, divided by hairlines. */
export function StatGrid({ items }: { items: readonly Figure[] }) {
  return (
    <dl css={grid}>
      {items.map((item) => (
        <Stat key={item.label} {...item} />
      ))}
    </dl>
  );
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.xl} ${space.m}`,
  margin: 0,
  [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))', gap: space.xl },
});
// The figure is above its label, but screen readers read the label first.
const stat = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space.s,
  paddingBlockStart: space.m,
  borderBlockStart: `1px solid ${color.control}`,
});
const term = css({ ...text.small, color: color.muted });
const figure = css({
  ...text.h1,
  margin: 0,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'normal',
});
