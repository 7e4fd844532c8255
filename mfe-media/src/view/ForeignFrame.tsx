import { css } from '@emotion/react';
import { color, Notice, onPicture, radius, Spinner, space } from '@tramuntana/ui';
import { ExternalLink } from '@tramuntana/ui/icons';
import { useFrameLoading } from './useFrameLoading';

type Props = { src: string; title: string; isForeign: boolean };

/**
 * Another site's page in a sandboxed iframe that loads at once (docs/product/site.md#frame-3). Its content cannot be checked
 * from outside, so a plain link is below it.
 */
export function ForeignFrame({ src, title, isForeign }: Props) {
  const { ref, progress } = useFrameLoading(src);
  return (
    <div css={whole}>
      <div css={stage}>
        {progress === 'loading' && (
          <div css={[onPicture, waiting]}>
            <Spinner label="Cargando contenido…" />
          </div>
        )}
        <iframe
          ref={ref}
          src={src}
          title={title}
          // With `allow-same-origin`, an iframe of this site's own origin could leave its sandbox.
          sandbox={`allow-scripts allow-presentation${isForeign ? ' allow-same-origin' : ''}`}
          referrerPolicy="no-referrer"
          allow="fullscreen"
          css={frame}
        />
      </div>
      {progress === 'late' && (
        <Notice tone="error" title="El contenido tarda demasiado en cargar">
          Puede que el proveedor no esté disponible. Prueba a abrirlo en una pestaña nueva o vuelve más tarde.
        </Notice>
      )}
      <a href={src} target="_blank" rel="noopener noreferrer" css={link}>
        Abrir en una pestaña nueva <ExternalLink size={16} />
      </a>
    </div>
  );
}

const whole = css({ display: 'grid', gap: space.m });
const stage = css({
  position: 'relative',
  aspectRatio: '16 / 9',
  minHeight: 320,
  maxHeight: '80vh',
  width: '100%',
  overflow: 'hidden',
  borderRadius: radius.m,
  background: color.night,
});
const waiting = css({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
const frame = css({ position: 'absolute', inset: 0, display: 'block', width: '100%', height: '100%', border: 0 });
const link = css({ display: 'inline-flex', alignItems: 'center', justifySelf: 'start', gap: space.s, minHeight: 44 });
