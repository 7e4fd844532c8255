import { css } from '@emotion/react';
import { color, radius } from '../theme/tokens';
import type { PictureData } from './Picture';

type Props = {
  title: string;
  poster?: PictureData;
  sources: readonly { src: string; type: string }[];
  /** Address of Spanish captions (WebVTT). A video without them is one without sound. */
  captions?: string;
  className?: string;
};

/** A video that the visitor chooses to play; nothing of it is fetched before. */
export function Video({ title, poster, sources, captions, className }: Props) {
  return (
    <video
      controls
      playsInline
      preload="none"
      muted={!captions}
      aria-label={title}
      poster={poster?.src}
      width={poster?.width ?? 1280}
      height={poster?.height ?? 720}
      className={className}
      css={video}
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {captions && <track kind="captions" src={captions} srcLang="es" label="Español" default />}
      Tu navegador no soporta el elemento de video.
    </video>
  );
}

const video = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: radius.m,
  background: color.night,
});
