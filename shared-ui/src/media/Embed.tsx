import { css } from '@emotion/react';
import { Button } from '../actions/Button';
import { ExternalLink, Play } from '../icons/icons';
import { onPicture } from '../layout/onPicture';
import { color, media, radius, space } from '../theme/tokens';
import { Picture, type PictureData } from './Picture';
import { useEmbedLoading } from './useEmbedLoading';

type Props = {
  src: string;
  title: string;
  height?: number;
  /** The site's own iframe loads at 10 % visibility. A third party's loads after a click (docs/product/site.md#frame-2). */
  sameOrigin: boolean;
  /** Shown until the iframe loads. */
  picture?: PictureData;
  /** Text of a plain link to the same content. It works without iframes and without JavaScript. */
  linkLabel: string;
  /** Target of that link, if it is not `src`. */
  href?: string;
};

/** An iframe that loads late: when it is visible, or after a click (docs/product/site.md#frame-1). */
export function Embed({ src, title, height = 500, sameOrigin, picture, linkLabel, href = src }: Props) {
  const { ref, loaded, load } = useEmbedLoading(sameOrigin);
  return (
    <figure css={figure}>
      <div ref={ref} style={{ height }} css={[stage, !picture && edged]}>
        {/* It stays behind the iframe for printing, because the iframe is not printed. */}
        {picture && <Picture picture={picture} sizes="(min-width: 80rem) 74rem, 92vw" alt={title} css={still} />}
        {loaded ? (
          <iframe
            ref={sameOrigin ? undefined : takeFocus}
            src={src}
            title={title}
            allow="fullscreen; accelerometer; gyroscope; xr-spatial-tracking"
            referrerPolicy={sameOrigin ? undefined : 'no-referrer'}
            css={frame}
          />
        ) : (
          !sameOrigin && (
            <Button variant="secondary" onClick={load} css={play}>
              <Play size={18} /> Ver {title}
            </Button>
          )
        )}
      </div>
      <figcaption css={caption}>
        <a href={href} target="_blank" rel="noopener noreferrer" css={link}>
          {linkLabel} <ExternalLink size={16} />
        </a>
      </figcaption>
    </figure>
  );
}

/** The iframe replaces the pressed button and takes over its focus. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true });

const figure = css({ margin: 0 });
const stage = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: radius.m,
  background: color.night,
});
// In the dark theme an empty box would look like the page around it.
const edged = css({ border: `1px solid ${color.line}`, [media.print]: { display: 'none' } });
const frame = css({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  background: color.surface,
});
const still = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0.72 });
const play = css({
  ...onPicture,
  position: 'relative',
  // Below the middle, so that the button does not cover the picture's subject, such as a map's marker.
  alignSelf: 'end',
  marginBlockEnd: space.xl,
  maxWidth: `calc(100% - 2 * ${space.m})`,
  background: `color-mix(in srgb, ${color.night} 82%, transparent)`,
  '&:hover:not(:disabled)': { background: color.night },
});
const caption = css({ marginBlockStart: space.s });
const link = css({ display: 'inline-flex', alignItems: 'center', gap: space.s, minHeight: 44 });
