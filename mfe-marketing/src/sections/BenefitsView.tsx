import { css } from '@emotion/react';
import { color, media, space, text } from '@tramuntana/ui';
import { Check } from '@tramuntana/ui/icons';
import type { Item } from '../../content/sections';

type Props = { items: readonly Item[] };

/** Reasons and advantages with check marks, in three columns if there is space. */
export function BenefitsView({ items }: Props) {
  return (
    <ul css={list}>
      {items.map(({ title, description }) => (
        <li key={title} css={entry}>
          <Check aria-hidden size={20} css={tick} />
          <div>
            <h3 css={heading}>{title}</h3>
            <p css={line}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const list = css({
  display: 'grid',
  gap: space.xl,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
});
const entry = css({ display: 'grid', gridTemplateColumns: '2rem 1fr' });
const tick = css({ color: color.sea, marginBlockStart: 4 });
const heading = css({ ...text.h3, marginBlock: `0 ${space.xs}` });
const line = css({ margin: 0, color: color.muted });
