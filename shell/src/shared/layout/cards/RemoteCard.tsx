import { css } from '@emotion/react';
import { Button, Container, color, text } from '@tramuntana/ui';
import { useState } from 'react';
import { card, cardTitle } from './cardStyles';

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
      <div role="alert" css={[card, marked]}>
        <h1 css={cardTitle}>No se pudo cargar esta sección</h1>
        {/* The key inserts the text again after each attempt, so that a screen reader announces the alert again. */}
        <p key={attempts} css={sentence}>
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

const marked = css({ borderInlineStart: `4px solid ${color.accent}` });
const sentence = css({ ...text.body, margin: 0, color: color.muted });
