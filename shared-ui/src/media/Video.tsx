import { css } from '@emotion/react';
import { type Ref, useState } from 'react';
import { Notice } from '../feedback/Notice';
import { color, radius, space } from '../theme/tokens';
import { Picture, type PictureData } from './Picture';
import { VideoContent } from './VideoContent';

type Props = {
  title: string;
  poster?: PictureData;
  sources: readonly { src: string; type: string }[];
  /** Address of Spanish captions (WebVTT). A video without captions is muted. */
  captions?: string;
  /** For a video at the top of the page: its poster loads at once. Other posters load lazily. */
  priority?: boolean;
  /** Receives the element, and a new element after each retry. */
  ref?: Ref<HTMLVideoElement>;
  className?: string;
};

/**
 * A video that plays on the visitor's request; nothing is loaded before that (docs/product/site.md#video-4). If its file
 * cannot be played, the poster, a message and a retry button replace it. The poster is a picture behind the video, and the
 * video is transparent until its first frame. Browsers would load the attribute `poster` at once, in one size and format,
 * even far down the page. `className` styles both.
 */
export function Video({ title, poster, sources, captions, priority, ref, className }: Props) {
  const [isBroken, setBroken] = useState(false);
  const fail = () => setBroken(true);
  if (isBroken) return <BrokenVideo poster={poster} onRetry={() => setBroken(false)} />;
  return (
    <div css={frame}>
      {poster && (
        <Picture picture={poster} sizes={SIZES} priority={priority} alt="" className={className} css={layer} />
      )}
      <video
        ref={ref}
        controls
        playsInline
        preload="none"
        muted={!captions}
        aria-label={title}
        poster={poster && NOTHING}
        // React also passes on errors of the sources; `VideoContent` handles those.
        onError={({ target, currentTarget }) => target === currentTarget && fail()}
        className={className}
        css={[layer, !poster && empty]}
      >
        <VideoContent sources={sources} captions={captions} onBroken={fail} />
      </video>
    </div>
  );
}

function BrokenVideo({ poster, onRetry }: { poster: PictureData | undefined; onRetry: () => void }) {
  return (
    <div css={broken}>
      {poster && <Picture picture={poster} sizes={SIZES} css={[layer, instead]} />}
      <Notice tone="error" title="No se pudo reproducir el vídeo" retry={onRetry}>
        El archivo no está disponible o tu navegador no puede leerlo.
      </Notice>
    </div>
  );
}

/** A transparent picture. In Chromium a video without a poster is dark grey and hides the content behind it. */
const NOTHING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
const SIZES = '(min-width: 80rem) 80rem, 92vw';

const frame = css({ display: 'grid' });
const layer = css({
  position: 'relative',
  gridArea: '1 / 1',
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: radius.m,
});
const empty = css({ backgroundColor: color.night });
const broken = css({ display: 'grid', gap: space.m });
const instead = css({ maxHeight: '60vh' });
