import { css } from '@emotion/react';
import type { Picture as PictureData } from '@tramuntana/contracts';
import { color, media, Picture, radius, space, text } from '@tramuntana/ui';

type Props = { pictures: readonly PictureData[] };

/** Pictures side by side, each above its caption. */
export function CollageView({ pictures }: Props) {
  return (
    <div css={grid}>
      {pictures.map((picture) => (
        <figure key={picture.src} css={figure}>
          <div css={rounded}>
            <Picture picture={picture} sizes="(min-width: 768px) 45vw, 92vw" ratio="16 / 10" />
          </div>
          <figcaption css={caption}>{picture.caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}

const grid = css({ display: 'grid', gap: space.l, [media.tablet]: { gridTemplateColumns: '1fr 1fr' } });
const figure = css({ display: 'grid', gap: space.s, margin: 0 });
const rounded = css({ overflow: 'hidden', borderRadius: radius.m });
const caption = css({ ...text.log, color: color.muted });
