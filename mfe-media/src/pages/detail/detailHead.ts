import {
  absoluteAddress,
  type Head,
  type HeadContext,
  type MediaItem,
  type ShellServices,
  socialPicture,
} from '@tramuntana/contracts';
import { itemQuery } from '../../api/gallery';
import { itemId } from '../../api/itemId';
import { itemPicture } from '../../gallery/itemPicture';
import { itemTitle } from '../../gallery/itemTitle';

/** An item's metadata, with a video's or picture's structured data for search engines. */
export function detailHead({ params, shell }: HeadContext): Head {
  const id = itemId(params.id);
  const item = id === null ? null : shell.queryClient.getQueryData(itemQuery(shell.api, id).queryKey);
  if (item) return headOf(item, shell);
  if (item === null) {
    return { title: 'Contenido no encontrado', description: 'El contenido no está disponible.', noindex: true };
  }
  return { title: 'Contenido de la galería', description: 'Contenido de la galería de Tramuntana Drones.' };
}

function headOf(item: MediaItem, shell: ShellServices): Head {
  const title = itemTitle(item);
  const description = item.descripcion ?? `${title}, en la galería de Tramuntana Drones.`;
  const picture = itemPicture(item, shell);
  const common = {
    name: title,
    description,
    uploadDate: item.fecha,
    thumbnailUrl: picture && absoluteAddress(picture.src, shell),
    contentUrl: item.file ? absoluteAddress(shell.mediaUrl(item.file), shell) : undefined,
    embedUrl: item.iframe ? absoluteAddress(item.iframe, shell) : undefined,
  };
  const type = schemaType(item);
  const isVideo = type === 'VideoObject';
  const duration = isVideo && item.duration ? `PT${Math.round(item.duration)}S` : undefined;
  return {
    title,
    description,
    type: isVideo ? 'video.other' : 'website',
    image: picture && { ...socialPicture(picture), alt: picture.alt || title },
    structuredData: [{ '@type': type, ...common, duration }],
  };
}

/** The schema.org type of an item. Another site's iframe counts as a video, the site's own viewer does not. */
function schemaType({ kind, file, iframe }: MediaItem): 'ImageObject' | 'MediaObject' | 'VideoObject' {
  if (kind === 'imagen') return 'ImageObject';
  return !file && iframe?.startsWith('/') ? 'MediaObject' : 'VideoObject';
}
