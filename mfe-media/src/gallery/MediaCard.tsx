import { css } from '@emotion/react';
import type { MediaItem } from '@tramuntana/contracts';
import { useShell } from '@tramuntana/contracts/runtime';
import { Card, color, onPicture, Picture, radius, space } from '@tramuntana/ui';
import { Camera, Play } from '@tramuntana/ui/icons';
import { Link } from 'react-router-dom';
import { hasSlide } from '../lightbox/hasSlide';
import { itemSources } from '../player/itemSources';
import { PreviewLoop } from '../preview/PreviewLoop';
import { usePreview } from '../preview/usePreview';
import { EnlargeButton } from './EnlargeButton';
import { itemPicture } from './itemPicture';
import { itemTitle } from './itemTitle';

type Props = {
  item: MediaItem;
  priority?: boolean;
  /** Opens the lightbox at the item. Without it the whole card is a link. */
  onOpen?: (id: number) => void;
};

const SIZES = '(min-width: 80rem) 18rem, (min-width: 1024px) 31vw, (min-width: 640px) 48vw, 92vw';

/** An item in a grid: its kind, a link to its page, and a picture. The picture opens the lightbox and previews a video. */
export function MediaCard({ item, priority = false, onOpen }: Props) {
  const shell = useShell();
  const picture = itemPicture(item, shell);
  const isVideo = item.kind === 'video';
  const preview = usePreview(isVideo && Boolean(item.file));
  return (
    <div {...preview.events}>
      <Card
        media={
          <div css={cover}>
            {picture && <Picture picture={picture} alt="" sizes={SIZES} ratio="3 / 2" priority={priority} />}
            {preview.isOn && <PreviewLoop sources={itemSources(item, shell)} />}
            <span css={[onPicture, mark]}>
              {isVideo ? <Play size={16} /> : <Camera size={16} />}
              {kindOf(item)}
            </span>
            {onOpen && hasSlide(item) && <EnlargeButton title={itemTitle(item)} onPress={() => onOpen(item.id)} />}
          </div>
        }
        title={<Link to={`/media/${item.id}`}>{itemTitle(item)}</Link>}
      />
    </div>
  );
}

function kindOf({ kind, file, iframe, duration }: MediaItem): string {
  if (!file && iframe) return 'Interactivo';
  if (kind !== 'video') return 'Fotografía';
  return duration ? `Vídeo · ${Math.round(duration)} s` : 'Vídeo';
}

const cover = css({ position: 'relative', aspectRatio: '3 / 2' });
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
