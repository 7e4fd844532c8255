import { css } from '@emotion/react';
import { color, media, space } from 'shared-ui';

type Props = {
  items: readonly { name: string; value: string }[];
  /** Columns where there is room for them. */
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
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 2fr) 3fr',
  gap: space.m,
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${color.line}`,
});
const term = css({ color: color.muted });
const description = css({ margin: 0, fontVariantNumeric: 'tabular-nums' });
