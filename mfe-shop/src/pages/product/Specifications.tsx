import { css } from '@emotion/react';
import { color, media, space } from '@tramuntana/ui';

type Props = {
  items: readonly { name: string; value: string }[];
  /** Number of columns, if there is space for them. */
  columns?: 1 | 2;
};

/** A table of names and values. */
export function Specifications({ items, columns = 2 }: Props) {
  return (
    <dl css={[table, columns === 2 && wide]}>
      {items.map(({ name, value }) => (
        <div key={name} css={row}>
          <dt css={term}>{name}</dt>
          <dd css={description}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const table = css({ display: 'grid', columnGap: space.xxl, margin: 0 });
const wide = css({ [media.desktop]: { gridTemplateColumns: '1fr 1fr' } });
const row = css({
  // If large text leaves no space beside the name, the value goes below it.
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${color.line}`,
});
const term = css({ flex: '2 1 6rem', color: color.muted });
const description = css({ flex: '3 1 9rem', margin: 0, fontVariantNumeric: 'tabular-nums' });
