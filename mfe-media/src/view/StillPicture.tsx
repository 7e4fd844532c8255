import { css } from '@emotion/react';
import { Notice, Picture, type PictureData, radius } from '@tramuntana/ui';
import { useCallback, useState } from 'react';

/** The picture of an item's page. It shows a message if its file does not load. */
export function StillPicture({ picture }: { picture: PictureData }) {
  const [failed, setFailed] = useState(false);
  const attach = useCallback((wrapper: HTMLDivElement) => watchPicture(wrapper, () => setFailed(true)), []);
  if (failed) {
    return (
      <Notice tone="error" title="No se pudo cargar la imagen" retry={() => setFailed(false)}>
        El archivo no está disponible en este momento.
      </Notice>
    );
  }
  return (
    // As large as the screen allows. The height follows from the width, so nothing moves when the picture arrives.
    <div ref={attach} style={{ maxWidth: `calc(80vh * ${picture.width / picture.height})` }}>
      <Picture picture={picture} sizes="(min-width: 80rem) 74rem, 92vw" priority css={whole} />
    </div>
  );
}

/** A `ref` that reports when the picture inside fails, or has failed before hydration. */
function watchPicture(wrapper: HTMLElement, onBroken: () => void): () => void {
  const image = wrapper.querySelector('img');
  if (!image) return () => {};
  if (image.complete && image.naturalWidth === 0 && image.currentSrc) onBroken();
  image.addEventListener('error', onBroken);
  return () => image.removeEventListener('error', onBroken);
}

const whole = css({ borderRadius: radius.m });
