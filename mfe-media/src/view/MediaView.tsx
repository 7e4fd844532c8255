import type { MediaItem } from 'shared-contracts';
import { useShell } from 'shared-contracts/runtime';
import { Notice } from 'shared-ui';
import { itemPicture } from '../gallery/itemPicture';
import { itemTitle } from '../gallery/itemTitle';
import { itemSources } from '../player/itemSources';
import { MediaPlayer } from '../player/MediaPlayer';
import { ForeignFrame } from './ForeignFrame';
import { StillPicture } from './StillPicture';

/** The item's file, or otherwise its iframe (specification, section 2); a decent sentence where it has neither. */
export function MediaView({ item }: { item: MediaItem }) {
  const shell = useShell();
  const { kind, file, iframe } = item;
  const title = itemTitle(item);
  const picture = itemPicture(item, shell);
  if (kind === 'imagen' && picture) return <StillPicture picture={{ ...picture, alt: picture.alt || title }} />;
  if (file) return <MediaPlayer title={title} poster={picture} sources={itemSources(item, shell)} />;
  if (iframe && isPage(iframe)) {
    return <ForeignFrame src={iframe} title={title} isForeign={isForeign(iframe, shell.siteUrl)} />;
  }
  return (
    <Notice title="Este contenido no tiene vista previa" tone="info">
      Escríbenos y te lo enseñamos, o mira el resto de la galería.
    </Notice>
  );
}

/** An address of the web or of this site: no script, no data. */
const isPage = (address: string) => /^(https?:)?\//.test(address);

/** Where the site's address is not known, only a path is surely its own. */
function isForeign(address: string, siteUrl: string): boolean {
  const own = siteUrl || 'https://site.invalid';
  return new URL(address, own).origin !== own;
}
