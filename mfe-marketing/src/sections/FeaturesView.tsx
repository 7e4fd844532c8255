import { css } from '@emotion/react';
import { color, media, space, text } from '@tramuntana/ui';
import type { Item } from '../../content/sections';

type Props = { items: readonly Item[] };

/** A numbered list under hairlines, in the style of a survey sheet. */
export function FeaturesView({ items }: Props) {
  return (
    <ol css={list}>
      {items.map(({ title, description }, index) => (
        <li key={title} css={row}>
          <span aria-hidden css={number}>
            {String(index + 1).padStart(2, '0')}
          </span>
          <div>
            <h3 css={heading}>{title}</h3>
            <p css={line}>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const list = css({
  display: 'grid',
  columnGap: space.xxl,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
});
const row = css({
  display: 'grid',
  gridTemplateColumns: '2.5rem 1fr',
  paddingBlock: space.l,
  borderBlockStart: `1px solid ${color.line}`,
});
const number = css({ ...text.log, color: color.sea, paddingBlockStart: 6 });
const heading = css({ ...text.h3, marginBlock: `0 ${space.s}` });
const line = css({ margin: 0, color: color.muted, maxWidth: '38rem' });
