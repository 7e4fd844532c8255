import { css } from '@emotion/react';
import { useCallback, useState } from 'react';
import { Button, color, Notice, Picture, type PictureData, radius, space, Video } from 'shared-ui';
import { attachPlayer } from './attachPlayer';

type Props = {
  title: string;
  poster?: PictureData | undefined;
  sources: readonly { src: string; type: string }[];
};

/** A video with the visitor's own volume, keys as players have them, and a decent state for a file that does not play. */
export function MediaPlayer({ title, poster, sources }: Props) {
  const [failed, setFailed] = useState(false);
  const attach = useCallback((frame: HTMLDivElement) => attachPlayer(frame, () => setFailed(true)), []);
  if (failed) {
    return (
      <div css={broken}>
        {poster && <Picture picture={poster} sizes="(min-width: 80rem) 80rem, 100vw" ratio="16 / 9" css={still} />}
        <Notice
          tone="error"
          title="No se pudo reproducir el vídeo"
          action={
            <Button variant="secondary" onClick={() => setFailed(false)}>
              Reintentar
            </Button>
          }
        >
          El archivo no está disponible o tu navegador no puede leerlo.
        </Notice>
      </div>
    );
  }
  return (
    <div ref={attach} css={stage}>
      <Video title={title} poster={poster} sources={sources} css={whole} />
    </div>
  );
}

const stage = css({ width: '100%' });
// Nothing is cut off a video that is seen whole in fullscreen.
const whole = css({ maxHeight: '80vh', objectFit: 'contain' });
const broken = css({ display: 'grid', gap: space.m });
const still = css({ maxHeight: '60vh', objectFit: 'cover', borderRadius: radius.m, background: color.night });
