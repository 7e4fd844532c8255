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
  /** For a video that is seen first: its poster loads at once. All others' wait until they come near. */
  priority?: boolean;
  /** Gets the element, and a new one after each retry. */
  ref?: Ref<HTMLVideoElement>;
  className?: string;
};

/**
 * A video that the visitor chooses to play; nothing of it is fetched before (docs/product/site.md#video-4). Where its file
 * cannot be played, the poster stands in its place with what happened and a way to try again.
 *
 * The poster is a picture behind the video, which is transparent until its first frame: browsers fetch that of the
 * attribute `poster` at once, however far down it stands, and in one size and format. `className` styles both.
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
        // React passes on errors of the sources as well; `VideoContent` deals with those.
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

/** A transparent picture. A video without any poster is dark grey in Chromium, and hides what stands behind it. */
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
