import { css } from '@emotion/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, color, Field, Input, space, text } from 'shared-ui';
import { useDeviceStore } from '../../../device/useDeviceStore';
import { MAX_NAME, profile } from './profile';

const TOO_SHORT = 'El nombre es demasiado corto';

/** The name that the account greets with. An empty one greets without a name. */
export function NameForm() {
  const stored = useDeviceStore(profile).value.name;
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [message, setMessage] = useState('');

  // Only when the stored name changes: what was typed before hydration stays.
  const shown = useRef('');
  useEffect(() => {
    if (!field.current || stored === shown.current) return;
    shown.current = stored;
    field.current.value = stored;
  }, [stored]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const name = field.current?.value.trim() ?? '';
    const isTooShort = name.length === 1;
    setProblem(isTooShort ? TOO_SHORT : undefined);
    setMessage('');
    if (isTooShort) {
      field.current?.focus();
      return;
    }
    if (name === '') profile.clear();
    const isKept = name === '' || profile.update(() => ({ name }));
    setMessage(isKept ? 'Nombre guardado.' : 'Tu navegador no permite guardar el nombre en este dispositivo.');
  };

  return (
    <form noValidate onSubmit={send} aria-labelledby="nombre" css={form}>
      <h2 id="nombre" css={heading}>
        Tu nombre
      </h2>
      <Field label="Nombre" hint="Para saludarte en el resumen." error={problem}>
        {(props) => <Input {...props} ref={field} autoComplete="given-name" maxLength={MAX_NAME} />}
      </Field>
      <div css={line}>
        <Button type="submit" variant="secondary">
          Guardar nombre
        </Button>
        <p role="status" css={said}>
          {message}
        </p>
      </div>
    </form>
  );
}

const form = css({ display: 'grid', gap: space.m });
const heading = css({ ...text.h3, margin: 0 });
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });
const said = css({ ...text.small, margin: 0, color: color.muted });
