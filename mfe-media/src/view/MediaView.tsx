import type { MediaItem } from '@tramuntana/contracts';
import { useShell } from '@tramuntana/contracts/runtime';
import { Notice } from '@tramuntana/ui';
import { itemPicture } from '../gallery/itemPicture';
import { itemTitle } from '../gallery/itemTitle';
import { itemSources } from '../player/itemSources';
import { MediaPlayer } from '../player/MediaPlayer';
import { ItemFrame } from './ItemFrame';
import { StillPicture } from './StillPicture';

/** The item's file, or its iframe, or a notice if it has neither (docs/product/gallery.md#media-3). */
export function MediaView({ item }: { item: MediaItem }) {
  const shell = useShell();
  const { kind, file, iframe } = item;
  const title = itemTitle(item);
  const picture = itemPicture(item, shell);
  if (kind === 'imagen' && picture) return <StillPicture picture={{ ...picture, alt: picture.alt || title }} />;
  if (file) return <MediaPlayer title={title} poster={picture} sources={itemSources(item, shell)} />;
  if (iframe && isPage(iframe)) return <ItemFrame item={item} src={iframe} />;
  return (
    <Notice title="Este contenido no tiene vista previa" tone="info">
      Escríbenos y te lo enseñamos, o mira el resto de la galería.
    </Notice>
  );
}

/** Whether an address is a web page or a page of this site, not a script or data. */
const isPage = (address: string) => /^(https?:)?\//.test(address);
