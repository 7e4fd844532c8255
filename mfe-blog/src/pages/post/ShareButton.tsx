import { css } from '@emotion/react';
import { Button, color, space, text } from '@tramuntana/ui';
import { Share2 } from '@tramuntana/ui/icons';
import { useState } from 'react';
import { useShellStore } from 'shell/store';

/** Opens the device's share sheet if it has one, otherwise copies the address (docs/product/blog.md#share-2). */
export function ShareButton({ title }: { title: string }) {
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const url = window.location.href;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
    } catch (error) {
      // The visitor closed the sheet, or it is open already. Neither is a failure.
      if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)) return;
      const description = `Cópialo desde la barra de direcciones: ${url}`;
      useShellStore.getState().notify({ title: 'No se pudo copiar el enlace', description, tone: 'destructive' });
      return;
    }
    setCopied(true);
    useShellStore.getState().notify({ title: 'Enlace copiado!' });
  };
  return (
    <span css={row}>
      <Button variant="secondary" size="s" onClick={share}>
        <Share2 aria-hidden size={16} />
        Compartir
      </Button>
      {/* The toast is announced and disappears; this text stays beside the button. */}
      {isCopied && <span css={note}>Enlace copiado!</span>}
    </span>
  );
}

const row = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });
const note = css({ ...text.small, color: color.muted });
