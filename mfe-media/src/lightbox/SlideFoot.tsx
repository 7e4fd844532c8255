import { css } from '@emotion/react';
import type { MediaItem } from '@tramuntana/contracts';
import { color, onPicture, space } from '@tramuntana/ui';
import { Link } from 'react-router-dom';
import { itemTitle } from '../gallery/itemTitle';

/** A slide's title, with a link to the item's page. */
export function SlideFoot({ item }: { item: MediaItem }) {
  return (
    <p css={foot}>
      <strong>{itemTitle(item)}</strong>
      <Link to={`/media/${item.id}`} replace css={link} onPointerDown={(event) => event.stopPropagation()}>
        Ver la ficha
      </Link>
    </p>
  );
}

const foot = css({
  ...onPicture,
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.m,
  maxWidth: 'calc(100% - 10rem)',
  minHeight: 48,
  margin: 0,
  padding: `0 ${space.m}`,
  borderEndEndRadius: space.s,
  background: `color-mix(in srgb, ${color.night} 82%, transparent)`,
});
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: color.sea });
