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
  /** Gets the element, and a new one after each retry. */
  ref?: Ref<HTMLVideoElement>;
  className?: string;
};

/**
 * A video that the visitor chooses to play; nothing of it is fetched before (docs/product/site.md#video-4). Where its file
 * cannot be played, the poster stands in its place with what happened and a way to try again.
 */
export function Video({ title, poster, sources, captions, ref, className }: Props) {
  const [isBroken, setBroken] = useState(false);
  const fail = () => setBroken(true);
  if (isBroken) return <BrokenVideo poster={poster} onRetry={() => setBroken(false)} />;
  return (
    <video
      ref={ref}
      controls
      playsInline
      preload="none"
      muted={!captions}
      aria-label={title}
      poster={poster?.src}
      width={poster?.width ?? 1280}
      height={poster?.height ?? 720}
      // The blurred placeholder shows while the poster loads, and where it fails.
      style={poster?.lqip ? { backgroundImage: `url(${poster.lqip})` } : undefined}
      // React passes on errors of the sources as well; `VideoContent` deals with those.
      onError={({ target, currentTarget }) => target === currentTarget && fail()}
      className={className}
      css={video}
    >
      <VideoContent sources={sources} captions={captions} onBroken={fail} />
    </video>
  );
}

function BrokenVideo({ poster, onRetry }: { poster: PictureData | undefined; onRetry: () => void }) {
  return (
    <div css={broken}>
      {poster && <Picture picture={poster} sizes="(min-width: 80rem) 80rem, 92vw" ratio="16 / 9" css={still} />}
      <Notice tone="error" title="No se pudo reproducir el vídeo" retry={onRetry}>
        El archivo no está disponible o tu navegador no puede leerlo.
      </Notice>
    </div>
  );
}

const video = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: radius.m,
  backgroundColor: color.night,
  backgroundSize: 'cover',
});
const broken = css({ display: 'grid', gap: space.m });
const still = css({ maxHeight: '60vh', objectFit: 'cover', borderRadius: radius.m, background: color.night });
