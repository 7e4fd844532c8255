import { css } from '@emotion/react';
import { useState } from 'react';
import { Button, Container, color, radius, space, text } from 'shared-ui';

type Props = {
  /** Tries again. Resolves when the attempt is over, with success or not. */
  onRetry: () => unknown;
};

/** Replaces a page whose remote did not load or whose code failed. The rest of the site still works. */
export function RemoteCard({ onRetry }: Props) {
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const retry = async () => {
    setBusy(true);
    try {
      await onRetry();
    } catch (error) {
      console.error('A retry failed', error);
    } finally {
      setBusy(false);
      setAttempts((count) => count + 1);
    }
  };
  return (
    <Container>
      <div role="alert" css={card}>
        <h1 css={title}>No se pudo cargar esta sección</h1>
        <p css={sentence}>
          {attempts === 0
            ? 'El resto del sitio funciona con normalidad. Puedes volver a intentarlo ahora o seguir navegando.'
            : 'Sigue sin estar disponible. Inténtalo de nuevo dentro de un momento o sigue navegando.'}
        </p>
        <Button onClick={retry} busy={busy}>
          Reintentar
        </Button>
      </div>
    </Container>
  );
}

const card = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.m,
  maxWidth: '40rem',
  marginBlock: space.section,
  padding: `clamp(${space.l}, 5vw, ${space.xxl})`,
  border: `1px solid ${color.line}`,
  borderInlineStart: `4px solid ${color.accent}`,
  borderRadius: radius.m,
  background: color.surface,
});
const title = css({ ...text.h2, margin: 0 });
const sentence = css({ ...text.body, margin: 0, color: color.muted });
