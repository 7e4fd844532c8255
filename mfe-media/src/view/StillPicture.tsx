import { css } from '@emotion/react';
import { useCallback, useState } from 'react';
import { Button, Notice, Picture, type PictureData, radius } from 'shared-ui';

/** A picture that is what the visitor came for: when its file does not load, it says so. */
export function StillPicture({ picture }: { picture: PictureData }) {
  const [failed, setFailed] = useState(false);
  const attach = useCallback((frame: HTMLDivElement) => watchPicture(frame, () => setFailed(true)), []);
  if (failed) {
    return (
      <Notice
        tone="error"
        title="No se pudo cargar la imagen"
        action={
          <Button variant="secondary" onClick={() => setFailed(false)}>
            Reintentar
          </Button>
        }
      >
        El archivo no está disponible en este momento.
      </Notice>
    );
  }
  return (
    // As large as fits, whole, with its room kept before it has come.
    <div ref={attach} style={{ maxWidth: `calc(80vh * ${picture.width / picture.height})` }}>
      <Picture picture={picture} sizes="(min-width: 80rem) 74rem, 100vw" priority css={whole} />
    </div>
  );
}

/** For a `ref`: tells when the picture in a frame fails, or failed before the page was taken over. */
function watchPicture(frame: HTMLElement, onBroken: () => void): () => void {
  const image = frame.querySelector('img');
  if (!image) return () => {};
  if (image.complete && image.naturalWidth === 0 && image.currentSrc) onBroken();
  image.addEventListener('error', onBroken);
  return () => image.removeEventListener('error', onBroken);
}

const whole = css({ borderRadius: radius.m });
