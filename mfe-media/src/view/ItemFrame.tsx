import type { MediaItem } from '@tramuntana/contracts';
import { useShell } from '@tramuntana/contracts/runtime';
import { Embed } from '@tramuntana/ui';
import { itemPicture } from '../gallery/itemPicture';
import { itemTitle } from '../gallery/itemTitle';
import { ForeignFrame } from './ForeignFrame';

type ItemFrameProps = { item: MediaItem; src: string };

const NO_SITE = 'https://site.invalid';

/** A gallery item's iframe (docs/product/site.md#frame-3). */
export function ItemFrame({ item, src }: ItemFrameProps) {
  const shell = useShell();
  const title = itemTitle(item);
  const isForeign = isOfOtherSite(src, shell.siteUrl);
  if (isForeign || isOfApi(src)) return <ForeignFrame src={src} title={title} isForeign={isForeign} />;
  return (
    <Embed
      src={src}
      title={title}
      // With true it would load automatically. A viewer of the site is heavy, so it waits for a click.
      sameOrigin={false}
      picture={itemPicture(item, shell)}
      linkLabel="Abrir en una pestaña nueva"
    />
  );
}

/** If the site's origin is not known, only a path counts as the site's own. */
function isOfOtherSite(address: string, siteUrl: string): boolean {
  const own = siteUrl || NO_SITE;
  return new URL(address, own).origin !== own;
}

/** Content below `/api` may come from another provider (`API_URL`), so it stays in a sandbox. */
const isOfApi = (address: string) => new URL(address, NO_SITE).pathname.startsWith('/api/');
