import { css } from '@emotion/react';
import { Button, color, radius, space, text } from '@tramuntana/ui';
import { useEffect, useRef, useState } from 'react';
import { clearDeviceData } from './clearDeviceData';

type State = 'idle' | 'asking' | 'done';

/** A button that deletes all of the shop's data on this device, after one question. */
export function ClearData() {
  const [state, setState] = useState<State>('idle');
  const trigger = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  const isAsking = state === 'asking';
  useEffect(() => {
    if (isAsking) confirm.current?.focus();
    else if (wasAsking.current) trigger.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  const clear = () => {
    clearDeviceData();
    setState('done');
  };

  return (
    <section aria-labelledby="datos" css={column}>
      <h2 id="datos" css={heading}>
        Datos de este dispositivo
      </h2>
      <p id="datos-detalle" css={words}>
        Tu carrito, tus pedidos de demostración, direcciones, métodos de pago, reseñas y nombre están solo en este
        navegador. Si los borras, vuelven los datos de muestra.
      </p>
      {isAsking ? (
        <fieldset aria-labelledby="borrar" aria-describedby="datos-detalle" css={question}>
          <p id="borrar" css={asked}>
            ¿Borrar todos los datos? No se puede deshacer.
          </p>
          <Button ref={confirm} onClick={clear}>
            Sí, borrar
          </Button>
          <Button variant="secondary" onClick={() => setState('idle')}>
            Cancelar
          </Button>
        </fieldset>
      ) : (
        <Button ref={trigger} variant="secondary" onClick={() => setState('asking')}>
          Borrar mis datos
        </Button>
      )}
      <p role="status" css={words}>
        {state === 'done' && 'Se han borrado los datos de la tienda en este dispositivo.'}
      </p>
    </section>
  );
}

const column = css({ display: 'grid', gap: space.m, justifyItems: 'start' });
const heading = css({ ...text.h3, margin: 0 });
const words = css({ margin: 0, color: color.muted });
const question = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.m,
  margin: 0,
  padding: space.l,
  border: `1px solid ${color.control}`,
  borderRadius: radius.m,
});
const asked = css({ width: '100%', margin: 0, fontWeight: 600 });
