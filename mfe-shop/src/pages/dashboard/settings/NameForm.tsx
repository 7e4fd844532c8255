import { css } from '@emotion/react';
import { countCharacters, singleLine } from '@tramuntana/contracts';
import { Button, color, Field, Input, space, text } from '@tramuntana/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDeviceStore } from '../../../device/useDeviceStore';
import { MAX_NAME, profile } from './profile';

/** The error of a name, if there is one. An empty name is allowed. */
function problemOf(name: string): string | undefined {
  const length = countCharacters(name);
  if (length > MAX_NAME) return 'El nombre es demasiado largo';
  return length === 1 ? 'El nombre es demasiado corto' : undefined;
}

/** The name in the account's greeting. An empty one gives a greeting without a name. */
export function NameForm() {
  const stored = useDeviceStore(profile).value.name;
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [message, setMessage] = useState('');

  // Only after a change of the stored name, so that text typed before hydration stays.
  const shown = useRef('');
  useEffect(() => {
    if (!field.current || stored === shown.current) return;
    shown.current = stored;
    field.current.value = stored;
  }, [stored]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const name = singleLine(field.current?.value ?? '');
    const found = problemOf(name);
    setProblem(found);
    setMessage('');
    if (found) {
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
        {(props) => <Input {...props} ref={field} autoComplete="given-name" />}
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
