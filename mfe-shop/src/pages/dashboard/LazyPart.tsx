import { Notice, Spinner } from '@tramuntana/ui';
import { type ReactNode, useEffect, useState } from 'react';

type Props<Part> = {
  /** Must be the same function in every render, because a new one would load again. */
  load: () => Promise<Part>;
  children: (part: Part) => ReactNode;
};

/** A form whose chunk loads when it is shown, with a retry button if that fails. */
export function LazyPart<Part>({ load, children }: Props<Part>) {
  const [state, setState] = useState<{ part: Part } | 'loading' | 'failed'>('loading');

  useEffect(() => {
    if (state !== 'loading') return;
    let isWanted = true;
    load().then(
      (part) => isWanted && setState({ part }),
      () => isWanted && setState('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [state, load]);

  if (state === 'loading') return <Spinner label="Cargando el formulario…" />;
  if (state !== 'failed') return children(state.part);
  return (
    <Notice tone="error" title="No se pudo cargar el formulario" retry={() => setState('loading')}>
      Comprueba tu conexión y vuelve a intentarlo.
    </Notice>
  );
}
