import { css } from '@emotion/react';
import { Checklist, color, media, Picture, radius, space, text } from '@tramuntana/ui';
import type { EquipmentItem } from '../../content/sections';

type Props = { items: readonly EquipmentItem[] };

/** Equipment in blocks: title, description and features, with an optional picture. */
export function EquipmentView({ items }: Props) {
  return (
    <div css={blocks}>
      {items.map(({ title, description, features, picture }) => (
        <article key={title} css={block}>
          {picture && (
            <Picture picture={picture} alt={picture.alt} sizes="(min-width: 768px) 30vw, 92vw" ratio="3 / 2" />
          )}
          <div css={body}>
            <h3 css={heading}>{title}</h3>
            <p css={line}>{description}</p>
            <Checklist items={[...features]} />
          </div>
        </article>
      ))}
    </div>
  );
}

const blocks = css({ display: 'grid', gap: space.l, [media.tablet]: { gridTemplateColumns: '1fr 1fr' } });
const block = css({
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
});
const body = css({ display: 'grid', gap: space.m, padding: space.l });
const heading = css({ ...text.h3, margin: 0 });
const line = css({ margin: 0, color: color.muted });
