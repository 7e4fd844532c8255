import { css } from '@emotion/react';
import { Camera, Play } from 'shared-ui/icons';
import { Link } from 'react-router-dom';
import type { MediaItem } from 'shared-contracts';
import { useShell } from 'shared-contracts/runtime';
import { Card, color, onPicture, Picture, radius, space } from 'shared-ui';
import { itemPicture } from './itemPicture';
import { itemTitle } from './itemTitle';

type Props = { item: MediaItem; priority?: boolean };

const SIZES = '(min-width: 80rem) 25rem, (min-width: 1024px) 32vw, (min-width: 640px) 48vw, 100vw';

/** An item in a grid: its picture, what it is, where it leads. */
export function MediaCard({ item, priority = false }: Props) {
  const picture = itemPicture(item, useShell());
  const isVideo = item.kind === 'video';
  return (
    <Card
      media={
        <div css={frame}>
          {picture && <Picture picture={picture} alt="" sizes={SIZES} ratio="3 / 2" priority={priority} />}
          <span css={[onPicture, mark]}>
            {isVideo ? <Play size={16} aria-hidden /> : <Camera size={16} aria-hidden />}
            {isVideo ? `Vídeo${item.duration ? ` · ${item.duration} s` : ''}` : 'Fotografía'}
          </span>
        </div>
      }
      title={
        <Link to={`/media/${item.id}`} viewTransition>
          {itemTitle(item)}
        </Link>
      }
    />
  );
}

const frame = css({ position: 'relative', aspectRatio: '3 / 2' });
const mark = css({
  position: 'absolute',
  insetBlockEnd: space.s,
  insetInlineStart: space.s,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  padding: `${space.xs} ${space.s}`,
  borderRadius: radius.s,
  background: color.night,
  fontSize: '0.8125rem',
});
