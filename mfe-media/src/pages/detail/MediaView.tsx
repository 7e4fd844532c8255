import { css } from '@emotion/react';
import type { MediaItem } from 'shared-contracts';
import { useShell } from 'shared-contracts/runtime';
import { color, Notice, Picture, radius, Video } from 'shared-ui';
import { itemPicture } from '../../gallery/itemPicture';
import { itemTitle } from '../../gallery/itemTitle';

/** The item's file, or otherwise its iframe (specification, section 2); a decent sentence where it has neither. */
export function MediaView({ item }: { item: MediaItem }) {
  const shell = useShell();
  const title = itemTitle(item);
  const picture = itemPicture(item, shell);
  if (item.kind === 'imagen' && picture)
    return <Picture picture={picture} sizes="(min-width: 80rem) 80rem, 100vw" priority css={media} />;
  if (item.file) {
    const sources = item.sources ?? [{ src: item.file, type: 'video/mp4' }];
    return (
      <Video
        title={title}
        poster={picture}
        sources={sources.map(({ src, type }) => ({ src: shell.mediaUrl(src), type }))}
        css={media}
      />
    );
  }
  if (item.iframe && /^(https?:)?\//.test(item.iframe)) {
    return (
      <iframe
        src={item.iframe}
        title={title}
        // A frame of this site's own origin would leave its sandbox with `allow-same-origin`.
        sandbox={`allow-scripts allow-presentation${isForeign(item.iframe, shell.siteUrl) ? ' allow-same-origin' : ''}`}
        referrerPolicy="no-referrer"
        allow="fullscreen"
        css={[media, frame]}
      />
    );
  }
  return <Notice title="Este contenido no tiene vista previa" tone="info" />;
}

const isForeign = (address: string, siteUrl: string) => new URL(address, siteUrl).origin !== new URL(siteUrl).origin;

const media = css({ width: '100%', maxHeight: '80vh', objectFit: 'cover', borderRadius: radius.m });
const frame = css({ aspectRatio: '16 / 9', border: 0, background: color.night });
